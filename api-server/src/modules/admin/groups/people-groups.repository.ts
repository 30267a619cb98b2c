import { sql } from 'kysely';
import type { AliasableExpression } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { versionOfValues } from '../access/read-version.rules.ts';

/** Subquery of people's ids. */
type Ids = AliasableExpression<{ id_user: number }>;

/** Reads and writes groups of people. */
export function peopleGroups(db: TenantDb) {
  const live = () => db.selectFrom('people_groups').where('deleted_at', 'is', null);

  return {
    all: () => live().select(['id_group', 'name']).orderBy('name').execute(),

    /** Returns the number of members among the given people, by group. */
    async counts(reachable: Ids): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .selectFrom('people_group_members')
        .where(sql<boolean>`id_user in ${reachable}`)
        .select(({ fn }) => ['id_group', fn.countAll().as('people')])
        .groupBy('id_group')
        .execute();
      return new Map(rows.map(({ id_group, people }) => [id_group, Number(people)]));
    },

    /**
     * Returns the version of each group, or of one, in the trash or not. It is made of its name, the number of its members
     * and when the last one was added: whoever adds or removes somebody changes one of the two.
     */
    async versions(idGroup?: number): Promise<ReadonlyMap<number, string>> {
      const rows = await db
        .selectFrom('people_groups as g')
        .leftJoin('people_group_members as m', 'm.id_group', 'g.id_group')
        .select(({ fn }) => [
          'g.id_group',
          'g.name',
          fn.count('m.id_user').as('people'),
          fn.max('m.added_at').as('last'),
        ])
        .$if(idGroup !== undefined, (query) => query.where('g.id_group', '=', idGroup ?? 0))
        .groupBy(['g.id_group', 'g.name'])
        .execute();
      return new Map(
        rows.map(({ id_group, name, people, last }) => [id_group, versionOfValues([name, Number(people), last])]),
      );
    },

    async ofPerson(idUser: number): Promise<{ idGroup: number; name: string }[]> {
      const rows = await db
        .selectFrom('people_groups as g')
        .innerJoin('people_group_members as m', 'm.id_group', 'g.id_group')
        .select(['g.id_group', 'g.name'])
        .where('m.id_user', '=', idUser)
        .where('g.deleted_at', 'is', null)
        .orderBy('g.name')
        .execute();
      return rows.map(({ id_group: idGroup, name }) => ({ idGroup, name }));
    },

    /** Returns the group, in the trash or not, and locks it until the transaction ends. */
    lock: (idGroup: number) =>
      db
        .selectFrom('people_groups')
        .select(['id_group', 'name', 'deleted_at'])
        .where('id_group', '=', idGroup)
        .forUpdate()
        .executeTakeFirst(),

    async namesOf(idGroups: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (idGroups.length === 0) return new Map();
      const rows = await live()
        .select(['id_group', 'name'])
        .where('id_group', 'in', [...idGroups])
        .execute();
      return new Map(rows.map(({ id_group, name }) => [id_group, name]));
    },

    /** Returns whether a group has the name, whatever the case; one group can be left out. */
    async hasName(name: string, except?: number): Promise<boolean> {
      const found = await live()
        .select('id_group')
        .$if(except !== undefined, (query) => query.where('id_group', '!=', except ?? 0))
        .where(({ eb, fn }) => eb(fn<string>('lower', ['name']), '=', name.toLowerCase()))
        .executeTakeFirst();
      return found !== undefined;
    },

    async create(name: string, now: Date): Promise<number> {
      const { id_group } = await db
        .insertInto('people_groups')
        .values({ name, created_at: now })
        .returning('id_group')
        .executeTakeFirstOrThrow();
      return id_group;
    },

    async rename(idGroup: number, name: string): Promise<void> {
      await db.updateTable('people_groups').set({ name }).where('id_group', '=', idGroup).execute();
    },

    /** Puts a group into the trash, or takes it out with null. */
    async setDeleted(idGroup: number, deleted: { at: Date; by: string } | null): Promise<void> {
      await db
        .updateTable('people_groups')
        .set({ deleted_at: deleted?.at ?? null, ...(deleted ? { deleted_by: deleted.by } : {}) })
        .where('id_group', '=', idGroup)
        .execute();
    },

    /** Returns groups that were deleted after a moment, with the number of their members. */
    async deletedSince(since: Date) {
      const rows = await db
        .selectFrom('people_groups as g')
        .select(({ selectFrom, fn }) => [
          'g.id_group',
          'g.name',
          'g.deleted_at',
          'g.deleted_by',
          selectFrom('people_group_members as m')
            .select(fn.countAll<string>().as('people'))
            .whereRef('m.id_group', '=', 'g.id_group')
            .as('people'),
        ])
        .where('g.deleted_at', '>', since)
        .execute();
      return rows.flatMap(({ deleted_at, ...row }) => (deleted_at === null ? [] : [{ ...row, deleted_at }]));
    },

    /** Removes groups that were deleted until a moment, with their members, and returns their names. */
    removeDeletedUntil: (moment: Date) =>
      db.deleteFrom('people_groups').where('deleted_at', '<=', moment).returning('name').execute(),

    /** Adds people in one statement and returns those who were not members before. */
    async add(idGroup: number, ids: Ids, now: Date): Promise<number[]> {
      const added = await db
        .insertInto('people_group_members')
        .columns(['id_group', 'id_user', 'added_at'])
        .expression(
          db
            .selectFrom(ids.as('chosen'))
            .select(({ ref }) => [
              sql<number>`${idGroup}::integer`.as('id_group'),
              ref('chosen.id_user').as('id_user'),
              sql<Date>`${now}::timestamptz`.as('added_at'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_user')
        .execute();
      return added.map(({ id_user }) => id_user);
    },

    /** Removes people in one statement, of those that were added at a moment if it is given, and returns who was a member. */
    async remove(idGroup: number, ids: Ids, addedAt?: Date): Promise<number[]> {
      const removed = await db
        .deleteFrom('people_group_members')
        .where('id_group', '=', idGroup)
        .where(sql<boolean>`id_user in ${ids}`)
        .$if(addedAt !== undefined, (query) => query.where('added_at', '=', addedAt ?? new Date(0)))
        .returning('id_user')
        .execute();
      return removed.map(({ id_user }) => id_user);
    },
  };
}
