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
        .orderBy('name')
        .execute(),
    async save({ name, query }: SavedView, now: Date): Promise<void> {
      await db
        .insertInto('saved_views')
        .values({ id_user: idUser, list, name, query, saved_at: now })
        .onConflict((conflict) => conflict.columns(['id_user', 'list', 'name']).doUpdateSet({ query, saved_at: now }))
        .execute();
    },
    /** Returns false when there is no view with this name. */
    async remove(name: string): Promise<boolean> {
      const row = await db
        .deleteFrom('saved_views')
        .where('id_user', '=', idUser)
        .where('list', '=', list)
        .where('name', '=', name)
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
