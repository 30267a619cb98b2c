import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

interface NewGroupChange {
  readonly idGroup: number;
  readonly kind: 'add' | 'remove';
  readonly idActor: number;
  /** People whom the change really added or removed. */
  readonly people: readonly number[];
  readonly now: Date;
}

/** Reads and writes changes of the members of groups that can still be undone. */
export function groupChanges(db: TenantDb) {
  return {
    async add({ idGroup, kind, idActor, people, now }: NewGroupChange): Promise<number> {
      const { id_change } = await db
        .insertInto('people_group_changes')
        .values({ id_group: idGroup, kind, id_actor: idActor, people: [...people], changed_at: now })
        .returning('id_change')
        .executeTakeFirstOrThrow();
      return id_change;
    },

    find: (idGroup: number, idChange: number) =>
      db
        .selectFrom('people_group_changes')
        .selectAll()
        .where('id_group', '=', idGroup)
        .where('id_change', '=', idChange)
        .executeTakeFirst(),

    async remove(idChange: number): Promise<void> {
      await db.deleteFrom('people_group_changes').where('id_change', '=', idChange).execute();
    },

    /** Removes changes that were made until a moment. */
    async removeUntil(moment: Date): Promise<void> {
      await db.deleteFrom('people_group_changes').where('changed_at', '<=', moment).execute();
    },
  };
}
