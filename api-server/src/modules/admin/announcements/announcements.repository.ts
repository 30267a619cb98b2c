import type { AnnouncementFields, AnnouncementState } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { FromPlace } from '../lists/grid-place.rules.ts';

interface NewAnnouncement {
  readonly clientId: string;
  readonly fields: AnnouncementFields;
  readonly sendAt: Date;
  readonly idActor: number;
  readonly actorName: string;
  readonly now: Date;
}

interface Progress {
  readonly lastUser: number;
  readonly done: number;
  readonly mailed: number;
}

/** Reads and writes announcements. */
export function announcements(db: TenantDb) {
  const change = (id: number) => db.updateTable('announcements').where('id_announcement', '=', id);
  return {
    /** Returns the id; undefined when the same call was stored before. */
    async add({ clientId, fields, sendAt, idActor, actorName, now }: NewAnnouncement): Promise<number | undefined> {
      const added = await db
        .insertInto('announcements')
        .values({
          client_id: clientId,
          fields: toJson(fields),
          state: 'scheduled',
          send_at: sendAt,
          id_actor: idActor,
          created_by: actorName,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['client_id']).doNothing())
        .returning('id_announcement')
        .executeTakeFirst();
      return added?.id_announcement;
    },

    async idOf(clientId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('announcements')
        .select('id_announcement')
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      return row?.id_announcement;
    },

    /** Returns a page, newest first, with one more than the limit when there are more. */
    page(idActor: number | undefined, { from, limit }: { from: FromPlace | undefined; limit: number }) {
      const isBackwards = from?.side === 'before';
      return db
        .selectFrom('announcements')
        .selectAll()
        .$if(idActor !== undefined, (query) => query.where('id_actor', '=', idActor ?? 0))
        .$if(from !== undefined, (query) =>
          query.where('id_announcement', isBackwards ? '>' : '<', from?.place.id ?? 0),
        )
        .orderBy('id_announcement', isBackwards ? 'asc' : 'desc')
        .limit(limit + 1)
        .execute();
    },

    /** Locks an announcement, so that two servers never send the same step of it. */
    lock: (id: number) =>
      db.selectFrom('announcements').selectAll().where('id_announcement', '=', id).forUpdate().executeTakeFirst(),

    /** Returns the announcements whose time has come and that are not sent to the end. */
    async due(now: Date): Promise<number[]> {
      const rows = await db
        .selectFrom('announcements')
        .select('id_announcement')
        .where('state', 'in', ['scheduled', 'sending'])
        .where('send_at', '<=', now)
        .orderBy('send_at')
        .execute();
      return rows.map(({ id_announcement: id }) => id);
    },

    async start(id: number, total: number): Promise<void> {
      await change(id).set({ state: 'sending', total }).execute();
    },

    async advance(id: number, { lastUser, done, mailed }: Progress): Promise<void> {
      await change(id)
        .set(({ eb }) => ({
          last_user: lastUser,
          done: eb('done', '+', done),
          mailed: eb('mailed', '+', mailed),
        }))
        .execute();
    },

    async end(id: number, state: AnnouncementState, failure = ''): Promise<void> {
      await change(id).set({ state, failure }).execute();
    },
  };
}

export type AnnouncementRow = NonNullable<Awaited<ReturnType<ReturnType<typeof announcements>['lock']>>>;
