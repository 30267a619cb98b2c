import type { SavedView } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Reads and writes the views that one person saved of one list. */
export function savedViews(db: TenantDb, idUser: number, list: string) {
  return {
    all: (): Promise<SavedView[]> =>
      db
        .selectFrom('saved_views')
        .select(['name', 'query'])
        .where('id_user', '=', idUser)
        .where('list', '=', list)
        .where('deleted_at', 'is', null)
        .orderBy('name')
        .execute(),
    async save({ name, query }: SavedView, now: Date): Promise<void> {
      await db
        .insertInto('saved_views')
        .values({ id_user: idUser, list, name, query, saved_at: now })
        .onConflict((conflict) =>
          conflict.columns(['id_user', 'list', 'name']).doUpdateSet({ query, saved_at: now, deleted_at: null }),
        )
        .execute();
    },
    /** Puts a view into the trash. Returns false when there is none with this name. */
    async remove(name: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('saved_views')
        .set({ deleted_at: now })
        .where('deleted_at', 'is', null)
        .where('id_user', '=', idUser)
        .where('list', '=', list)
        .where('name', '=', name)
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Returns the views of all lists that a person deleted after a moment. */
export async function deletedViews(db: TenantDb, idUser: number, since: Date) {
  const rows = await db
    .selectFrom('saved_views')
    .select(['list', 'name', 'query', 'deleted_at'])
    .where('id_user', '=', idUser)
    .where('deleted_at', '>', since)
    .execute();
  return rows.flatMap(({ deleted_at, ...row }) => (deleted_at === null ? [] : [{ ...row, deleted_at }]));
}

/** Removes views of everybody that were deleted until a moment. */
export async function removeDeletedViews(db: TenantDb, moment: Date): Promise<void> {
  await db.deleteFrom('saved_views').where('deleted_at', '<=', moment).execute();
}
