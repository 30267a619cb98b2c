import { sql } from 'kysely';
import type { ChatReportReason } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import type { PeopleCondition } from '../../identity/index.ts';

/** Person who moderates the messages of the people in the scope of their role. */
export interface ChatModerator {
  readonly idUser: number;
  readonly name: string;
  readonly within: PeopleCondition;
}

/** Place of a message in the list of all rooms. */
interface MessagePlace {
  readonly moment: Date;
  readonly idChatRoom: number;
  readonly sequence: number;
}

interface MessageSearch {
  /** `reported` has the visible messages whose reports wait for a decision. */
  readonly state: 'reported' | 'removed' | 'all';
  readonly q: string;
  readonly idChatRoom: number | undefined;
  readonly from: { readonly side: 'after' | 'before'; readonly place: MessagePlace } | undefined;
  readonly limit: number;
}

/** Repository of the messages that a moderator decides about. Nobody moderates their own. */
export function moderatedMessages(db: TenantDb, { idUser, within }: ChatModerator) {
  const reachable = () =>
    db
      .selectFrom('chat_messages as m')
      .innerJoin(people(db).as('u'), 'u.id_user', 'm.id_user')
      .innerJoin('chat_rooms as r', (join) => join.onRef('r.id_chat_room', '=', 'm.id_chat_room'))
      .where('m.id_user', '<>', idUser)
      .where(({ ref }) => within({ idUser: ref('u.id_user'), department: ref('u.department') }));
  const reported = () =>
    reachable()
      .where('m.removed_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('chat_message_reports as p')
            .select('p.id_user')
            .whereRef('p.id_chat_room', '=', 'm.id_chat_room')
            .whereRef('p.sequence', '=', 'm.sequence')
            .where(({ or, eb, ref }) =>
              or([eb('m.reviewed_at', 'is', null), eb('p.reported_at', '>', ref('m.reviewed_at'))]),
            ),
        ),
      );
  const change = ({ idChatRoom, sequence }: Omit<MessagePlace, 'moment'>, isRemoved: boolean) =>
    db
      .updateTable('chat_messages')
      .where('id_chat_room', '=', idChatRoom)
      .where('sequence', '=', sequence)
      .where('removed_at', isRemoved ? 'is not' : 'is', null);

  return {
    /** Returns messages, newest first, with one more than the limit when there are more. */
    async search({ state, q, idChatRoom, from, limit }: MessageSearch) {
      const pattern = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      const found = (state === 'reported' ? reported() : reachable())
        .$if(state === 'removed', (query) => query.where('m.removed_at', 'is not', null))
        .$if(idChatRoom !== undefined, (query) => query.where('m.id_chat_room', '=', idChatRoom ?? 0))
        .$if(q !== '', (query) =>
          query.where(({ eb, or }) => or([eb('m.message', 'ilike', pattern), eb('u.name', 'ilike', pattern)])),
        );
      const isBackwards = from?.side === 'before';
      const direction = isBackwards ? 'asc' : 'desc';
      const rows = await found
        .select(columns)
        .select(({ selectFrom }) =>
          selectFrom('chat_message_reports as p')
            .select(
              sql<
                readonly ReportOfMessage[] | null
              >`json_agg(json_build_object('reason', p.reason, 'note', p.note) order by p.reported_at)`.as('reports'),
            )
            .whereRef('p.id_chat_room', '=', 'm.id_chat_room')
            .whereRef('p.sequence', '=', 'm.sequence')
            .as('reports'),
        )
        .$if(from !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('m.moment', 'm.id_chat_room', 'm.sequence'),
              isBackwards ? '>' : '<',
              tuple(from?.place.moment ?? new Date(0), from?.place.idChatRoom ?? 0, from?.place.sequence ?? 0),
            ),
          ),
        )
        .orderBy('m.moment', direction)
        .orderBy('m.id_chat_room', direction)
        .orderBy('m.sequence', direction)
        .limit(limit + 1)
        .execute();
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    find: ({ idChatRoom, sequence }: Omit<MessagePlace, 'moment'>) =>
      reachable()
        .select(columns)
        .where('m.id_chat_room', '=', idChatRoom)
        .where('m.sequence', '=', sequence)
        .executeTakeFirst(),

    /** Returns how many reported messages wait in each room. */
    async waitingByRoom(): Promise<ReadonlyMap<number, number>> {
      const rows = await reported()
        .select('m.id_chat_room')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .groupBy('m.id_chat_room')
        .execute();
      return new Map(rows.map(({ id_chat_room: id, waiting }) => [id, Number(waiting)]));
    },

    /** Returns the rooms in use by name, with the moment of their newest message. */
    rooms: () =>
      db
        .selectFrom('chat_rooms as r')
        .leftJoin('chat_messages as m', (join) =>
          join.onRef('m.id_chat_room', '=', 'r.id_chat_room').onRef('m.sequence', '=', 'r.last_sequence'),
        )
        .select(['r.id_chat_room', 'r.name', 'r.kind', 'r.last_sequence', 'm.moment'])
        .where('r.active', '=', true)
        .orderBy('r.name')
        .orderBy('r.id_chat_room')
        .execute(),

    /** Removes a visible message. Returns false when somebody else was faster. */
    async remove(place: Omit<MessagePlace, 'moment'>, { by, reason, now }: { by: string; reason: string; now: Date }) {
      const done = await change(place, false)
        .set({ removed_by: by, removed_reason: reason, removed_at: now, reviewed_at: now })
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },

    async restore(place: Omit<MessagePlace, 'moment'>, now: Date): Promise<boolean> {
      const done = await change(place, true)
        .set({ removed_by: null, removed_reason: '', removed_at: null, reviewed_at: now })
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },

    /** Keeps a visible message: its reports so far are decided. */
    async keep(place: Omit<MessagePlace, 'moment'>, now: Date): Promise<boolean> {
      const done = await change(place, false).set({ reviewed_at: now }).executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },
  };
}

/** Reason and text of a report. The name of the person who reported is left out. */
interface ReportOfMessage {
  readonly reason: ChatReportReason;
  readonly note: string;
}

const columns = [
  'm.id_chat_room',
  'm.sequence',
  'm.message',
  'm.moment',
  'm.removed_by',
  'm.removed_reason',
  'r.name as room_name',
  'u.id_user',
  'u.name',
  'u.department',
  'u.photo',
] as const;

export type ModeratedMessage = Awaited<ReturnType<ReturnType<typeof moderatedMessages>['search']>>['rows'][number];
