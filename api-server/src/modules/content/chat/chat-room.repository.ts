import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ChatRoomsTable } from '../content.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

export type ChatRoomRow = Selectable<ChatRoomsTable>;

export function chatRooms(db: TenantDb) {
  const ofTenant = () => db.selectFrom('chat_rooms').where('active', '=', true);

  return {
    find(id: number): Promise<ChatRoomRow | undefined> {
      return ofTenant().selectAll().where('id_chat_room', '=', id).executeTakeFirst();
    },

    /** Contents that the room belongs to. */
    async contentsOf(id: number): Promise<number[]> {
      const rows = await db
        .selectFrom('content_items')
        .select('id_content_item')
        .where('id_chat_room', '=', id)
        .where('active', '=', true)
        .orderBy('id_content_item')
        .limit(20)
        .execute();
      return rows.map((row) => row.id_content_item);
    },

    /** Locks the room until the transaction ends, so that no other request adds to it. */
    async lock(id: number): Promise<void> {
      await ofTenant().select('id_chat_room').where('id_chat_room', '=', id).forUpdate().execute();
    },

    /** Returns the next sequence number of the room. */
    async nextSequence(id: number): Promise<number> {
      const row = await db
        .updateTable('chat_rooms')
        .set((set) => ({ last_sequence: set('last_sequence', '+', 1) }))
        .where('id_chat_room', '=', id)
        .returning('last_sequence')
        .executeTakeFirstOrThrow();
      return row.last_sequence;
    },

    async readBy(id: number, idUser: number): Promise<number> {
      const row = await db
        .selectFrom('chat_reads')
        .select('read_sequence')
        .where('id_chat_room', '=', id)
        .where('id_user', '=', idUser)
        .executeTakeFirst();
      return row?.read_sequence ?? 0;
    },

    /** Stores the read position. It never decreases and never exceeds the newest message. */
    async read(room: ChatRoomRow, idUser: number, sequence: number): Promise<void> {
      const upTo = Math.min(sequence, room.last_sequence);
      await db
        .insertInto('chat_reads')
        .values({ id_chat_room: room.id_chat_room, id_user: idUser, read_sequence: upTo })
        .onConflict((conflict) =>
          conflict
            .columns(['id_chat_room', 'id_user'])
            .doUpdateSet({ read_sequence: sql`greatest(chat_reads.read_sequence, ${upTo}::integer)` }),
        )
        .execute();
    },
  };
}
