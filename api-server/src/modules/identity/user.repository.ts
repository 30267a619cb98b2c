import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { UsersTable } from '../../platform/database/platform.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { selectHasSso } from './sso/sso-only.rules.ts';

/** Returns the repository of a tenant's people. */
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
      .leftJoin('pending_emails as e', (join) => join.onRef('e.id_user', '=', 'u.id_user'))
      .selectAll('u')
      .select(['t.version as accepted_version', 'e.email as pending_email'])
      .select(sql<{ contact: string } | null>`nullif(a.features -> 'lockedNames', 'null')`.as('name_lock'))
      .select('a.second_factor as second_factor_rule')
      .select(selectHasSso)
      .select(({ exists, or, selectFrom }) =>
        or([
          exists(
            selectFrom('totp_secrets as s')
              .select('s.id_user')
              .whereRef('s.id_user', '=', 'u.id_user')
              .where('s.confirmed_at', 'is not', null),
          ),
          exists(selectFrom('passkeys as k').select('k.id_user').whereRef('k.id_user', '=', 'u.id_user')),
        ]).as('has_second_factor'),
      )
      // The install prompt is shown until it is answered.
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
      ofTenant().where('u.username_lower', '=', username.toLowerCase()).executeTakeFirst(),
    update,
    /** Returns the logins of people by their ids. */
    async loginsOf(ids: readonly number[]): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('users')
        .select(['id_user', 'username'])
        .where('id_user', 'in', [...ids])
        .execute();
      return new Map(rows.map((row) => [row.id_user, row.username]));
    },
    /** Locks the person's row until the transaction ends. */
    async lock(idUser: number): Promise<void> {
      await db.selectFrom('users').select('id_user').where('id_user', '=', idUser).forUpdate().executeTakeFirst();
    },
    /** Returns true when this is the current password hash, and locks it until the transaction ends. */
    async hasPassword(idUser: number, passwordHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id_user', '=', idUser)
        .forUpdate()
        .executeTakeFirst();
      return row?.password_hash === passwordHash;
    },
    /** Replaces the photo and returns the key of the previous one; empty when there was none. */
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
    /** Returns true when the person is the manager of an active person (decision 8). */
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
