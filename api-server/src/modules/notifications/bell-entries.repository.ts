import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { BellCursor } from './bell-cursor.rules.ts';
import type { NewBellEntry } from './notify.port.ts';

/** Returns the repository of one person's bell; it never reads or marks another person's entries. */
export function bellEntries(db: TenantDb, idUser: number) {
  const own = () => db.selectFrom('bell_entries').where('id_user', '=', idUser);
  const unread = () => db.updateTable('bell_entries').where('id_user', '=', idUser).where('read_at', 'is', null);
  return {
    /** Returns false when there is an entry of this key, which stays as it is unless the new one replaces it. */
    async add({ key, kind, title, text, path, now, replaces = false }: Omit<NewBellEntry, 'idUser'>): Promise<boolean> {
      const content = { kind, title, text, path, created_at: now, read_at: null };
      const row = await db
        .insertInto('bell_entries')
        .values({ id_user: idUser, key, ...content })
        .onConflict((conflict) => {
          const same = conflict.columns(['id_user', 'key']);
          return replaces ? same.doUpdateSet(content) : same.doNothing();
        })
        .returning('id_notification')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns one entry more than the limit when there are more. Newest first. */
    page: ({ before, limit }: { before: BellCursor | undefined; limit: number }) =>
      own()
        .selectAll()
        .$if(before !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('created_at', 'id_notification'),
              '<',
              tuple(before?.at ?? new Date(0), before?.idNotification ?? 0),
            ),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id_notification', 'desc')
        .limit(limit + 1)
        .execute(),

    async countUnread(): Promise<number> {
      const row = await own()
        .select(({ fn }) => fn.countAll().as('unread'))
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.unread);
    },

    has: async (idNotification: number): Promise<boolean> =>
      (await own().select('id_notification').where('id_notification', '=', idNotification).executeTakeFirst()) !==
      undefined,

    /** Returns the keys of the entries that were unread. */
    async markRead(which: { idNotification: number } | { key: string } | 'all', now: Date): Promise<string[]> {
      const rows = await unread()
        .set({ read_at: now })
        .$if(which !== 'all' && 'idNotification' in which, (query) =>
          query.where('id_notification', '=', which !== 'all' && 'idNotification' in which ? which.idNotification : 0),
        )
        .$if(which !== 'all' && 'key' in which, (query) =>
          query.where('key', '=', which !== 'all' && 'key' in which ? which.key : ''),
        )
        .returning('key')
        .execute();
      return rows.map(({ key }) => key);
    },
  };
}

/** Adds entries to the bells of many people and returns those that are new. An entry of the same key stays as it is. */
export async function addToBells(db: TenantDb, entries: readonly Omit<NewBellEntry, 'replaces'>[]) {
  const rows = await db
    .insertInto('bell_entries')
    .values(
      entries.map(({ idUser, key, kind, title, text, path, now }) => ({
        id_user: idUser,
        key,
        kind,
        title,
        text,
        path,
        created_at: now,
        read_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['id_user', 'key']).doNothing())
    .returning(['id_user', 'kind', 'title'])
    .execute();
  return rows.map(({ id_user: idUser, kind, title }) => ({ idUser, kind, title }));
}

/** Deletes entries by person and key, and returns the people who had one. */
export async function removeFromBells(
  db: TenantDb,
  entries: readonly { readonly idUser: number; readonly key: string }[],
): Promise<number[]> {
  const rows = await db
    .deleteFrom('bell_entries')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('id_user', 'key'),
        'in',
        entries.map(({ idUser, key }) => tuple(idUser, key)),
      ),
    )
    .returning('id_user')
    .execute();
  return rows.map(({ id_user: idUser }) => idUser);
}

export type BellEntryRow = Awaited<ReturnType<ReturnType<typeof bellEntries>['page']>>[number];
