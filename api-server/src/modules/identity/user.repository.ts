import type { Updateable } from 'kysely';
import type { UsersTable } from '../../platform/database/platform.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.ts';

/** People of one tenant. */
export function users(db: TenantDb) {
  const ofTenant = () =>
    db
      .selectFrom('users as u')
      .innerJoin('apps as a', (join) => join.onTrue())
      .leftJoin('terms_acceptances as t', (join) =>
        join
          .onRef('t.id_user', '=', 'u.id_user')
          .on('t.term', '=', 'agreement')
          .onRef('t.version', '=', 'a.agreement_version'),
      )
      .selectAll('u')
      .select(['t.version as accepted_version'])
      // Asked until it is answered.
      .select(({ and, eb, exists, not, ref, selectFrom }) =>
        and([
          eb(ref('a.ask_pwa'), '=', true),
          not(
            exists(
              selectFrom('passed_gates as p')
                .select('p.gate')
                .whereRef('p.id_user', '=', 'u.id_user')
                .where('p.gate', '=', 'install'),
            ),
          ),
        ]).as('ask_pwa'),
      );

  async function update(idUser: number, changes: Updateable<UsersTable>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await db.updateTable('users').set(changes).where('id_user', '=', idUser).execute();
  }

  return {
    find: (idUser: number) => ofTenant().where('u.id_user', '=', idUser).executeTakeFirst(),
    findByUsername: (username: string) =>
      ofTenant()
        .where((eb) => eb(eb.fn('lower', ['u.username']), '=', username.toLowerCase()))
        .executeTakeFirst(),
    update,
    /** Whoever wants to change the person as well waits until the transaction ends. */
    async hold(idUser: number): Promise<void> {
      await db.selectFrom('users').select('id_user').where('id_user', '=', idUser).forUpdate().executeTakeFirst();
    },
    /** Whether this is the password as it is now; nobody sets another one until the transaction ends. */
    async holdsPassword(idUser: number, passwordHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id_user', '=', idUser)
        .forUpdate()
        .executeTakeFirst();
      return row?.password_hash === passwordHash;
    },
    /** Puts a photo in place of the one before, whose key it returns; empty where there was none. */
    async replacePhoto(idUser: number, key: string): Promise<string> {
      const before = await db
        .selectFrom('users')
        .select('photo')
        .where('id_user', '=', idUser)
        .forUpdate()
        .executeTakeFirst();
      await update(idUser, { photo: key });
      return before?.photo ?? '';
    },
    recordLogin: (idUser: number, now: Date) => update(idUser, { last_login: now, last_access: now }),
    /** Somebody active has this person as manager (decision 8). */
    async leadsTeam(idUser: number): Promise<boolean> {
      const member = await db
        .selectFrom('users')
        .select('id_user')
        .where('id_manager', '=', idUser)
        .where('active', '=', true)
        .limit(1)
        .executeTakeFirst();
      return member !== undefined;
    },
  };
}

export type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof users>['find']>>>;
