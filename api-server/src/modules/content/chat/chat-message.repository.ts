import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';

export interface NewChatMessage {
  readonly idChatRoom: number;
  readonly sequence: number;
  readonly idUser: number;
  readonly clientId: string;
  readonly message: string;
  readonly moment: Date;
  /** Date in the time zone of the portal: the messages of a room are stored and grouped per date (A3-20). */
  readonly day: string;
}

export interface ChatPageQuestion {
  readonly idChatRoom: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Removed messages that a page reads when it joins a room. */
const REMOVED_AT_ONCE = 50;

/** Repository of the messages of chat rooms, numbered within their room. */
export function chatMessages(db: TenantDb) {
  const withPerson = () =>
    db
      .selectFrom('chat_messages as m')
      .innerJoin(people(db).as('u'), 'u.id_user', 'm.id_user')
      .select([
        'm.sequence',
        'm.client_id',
        'm.moment',
        'm.day',
        'm.id_user',
        'm.id_chat_room',
        'm.message',
        'm.removed_at',
        'm.removed_reason',
        'u.name',
        'u.photo',
      ]);

  return {
    /**
     * Returns one page, oldest first, and whether there is more: the newest messages, those before a sequence, or
     * those after one.
     */
    async page({
      idChatRoom,
      before,
      after,
      limit,
    }: ChatPageQuestion): Promise<{ rows: ChatMessageRow[]; hasMore: boolean }> {
      const forwards = after !== undefined;
      const rows = await withPerson()
        .where('m.id_chat_room', '=', idChatRoom)
        .$if(before !== undefined, (query) => query.where('m.sequence', '<', before ?? 0))
        .$if(forwards, (query) => query.where('m.sequence', '>', after ?? 0))
        .orderBy('m.sequence', forwards ? 'asc' : 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      return { rows: forwards ? page : page.toReversed(), hasMore: rows.length > limit };
    },

    /** Finds a message that the page has sent before. */
    sentAs(idChatRoom: number, idUser: number, clientId: string) {
      return withPerson()
        .where('m.id_chat_room', '=', idChatRoom)
        .where('m.id_user', '=', idUser)
        .where('m.client_id', '=', clientId)
        .executeTakeFirst();
    },

    async add(message: NewChatMessage): Promise<void> {
      await db
        .insertInto('chat_messages')
        .values({
          id_chat_room: message.idChatRoom,
          sequence: message.sequence,
          id_user: message.idUser,
          client_id: message.clientId,
          message: message.message,
          moment: message.moment,
          day: message.day,
        })
        .execute();
    },

    /** Returns the messages of a room that were removed last: a page that was away has them with their text. */
    removedLately: (idChatRoom: number) =>
      withPerson()
        .where('m.id_chat_room', '=', idChatRoom)
        .where('m.removed_at', 'is not', null)
        .orderBy('m.removed_at', 'desc')
        .limit(REMOVED_AT_ONCE)
        .execute(),

    at(idChatRoom: number, sequence: number) {
      return withPerson()
        .where('m.id_chat_room', '=', idChatRoom)
        .where('m.sequence', '=', sequence)
        .executeTakeFirstOrThrow();
    },
  };
}

export interface ChatMessageRow {
  readonly sequence: number;
  readonly client_id: string;
  readonly moment: Date;
  readonly day: string;
  readonly id_user: number;
  readonly id_chat_room: number;
  readonly message: string;
  readonly removed_at: Date | null;
  readonly removed_reason: string;
  readonly name: string;
  readonly photo: string;
}
