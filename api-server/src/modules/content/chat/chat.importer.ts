import { createHash } from 'node:crypto';
import { dayKey } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineImporter } from '../../../platform/importing/importer.port.ts';
import type { WriteContext } from '../../../platform/importing/importer.port.ts';
import { lean } from '../../../platform/importing/lean.rules.ts';
import { chatFileSchema } from './chat-file.schema.ts';
import type { ChatRoomInput } from './chat-file.schema.ts';
import { chatMessages } from './chat-message.repository.ts';
import { chatRooms } from './chat-room.repository.ts';
import { cleanChatText } from './chat-text.rules.ts';

/** Imports rooms and their first messages. A room that is no longer in the folder is closed; its messages stay. */
export const chatImporter = defineImporter({
  domain: 'chat',
  after: ['users'],
  documents: { rooms: { path: 'chat.yaml', schema: chatFileSchema } },
  check({ rooms }, context) {
    for (const document of rooms) {
      document.data.rooms.forEach((room, index) => {
        context.declareRef(document, ['rooms', index, 'key'], 'chat-room', room.key);
        room.messages.forEach(({ user }, at) =>
          context.expectRef(document, ['rooms', index, 'messages', at, 'user'], 'user', user),
        );
      });
    }
  },
  async export(db, context) {
    const rows = await db.selectFrom('chat_rooms').selectAll().orderBy('id_chat_room').execute();
    for (const { id_chat_room: id, key } of rows) context.register('chat-room', id, key);
    const things = rows.map(({ key, name, description, kind, active }) => ({
      key,
      name,
      ...lean({ description, kind, active }, { kind: 'content', active: true }),
    }));
    const lists = { rooms: { kind: 'room' as const, things } };
    return things.length === 0 ? [] : [{ path: 'chat.yaml', kind: 'room', fields: {}, lists }];
  },
  async write(db, { rooms }, context) {
    const given = rooms.flatMap(({ data }) => data.rooms);
    for (const room of given) await writeRoom(db, room, context);
    await db
      .updateTable('chat_rooms')
      .set({ active: false })
      .$if(given.length > 0, (query) =>
        query.where(
          'key',
          'not in',
          given.map(({ key }) => key),
        ),
      )
      .execute();
  },
});

async function writeRoom(
  db: TenantDb,
  { key, name, description, kind, active, messages }: ChatRoomInput,
  context: WriteContext,
): Promise<void> {
  const fields = { name, description, kind, active };
  const { id_chat_room: idChatRoom } = await db
    .insertInto('chat_rooms')
    .values({ key, ...fields })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(fields))
    .returning('id_chat_room')
    .executeTakeFirstOrThrow();
  await context.register('chat-room', key, idChatRoom);
  for (const { user, at, text } of messages) {
    const idUser = context.ref('user', user);
    const clientId = idOf([key, user, at, text]);
    if (await chatMessages(db).sentAs(idChatRoom, idUser, clientId)) continue;
    const moment = context.date(at);
    const sequence = await chatRooms(db).nextSequence(idChatRoom);
    await chatMessages(db).add({
      idChatRoom,
      sequence,
      idUser,
      clientId,
      message: cleanChatText(text),
      moment,
      day: dayKey(moment),
    });
  }
}

/** Returns a deterministic id, so that a message has the same id in each import. */
function idOf(parts: readonly string[]): string {
  const digest = createHash('sha256').update(parts.join('\n')).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
