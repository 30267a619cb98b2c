import { sql } from 'kysely';
import { giveRole, readPersonRoles, revokeRole } from '@shared-kit/contracts/admin';
import { currentSession, login } from '@shared-kit/contracts/identity';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { testPassword } from '../../test/index.ts';
import type { TestUser } from '../../test/index.ts';
import { migration } from './migrations/20261126231000-powers-of-roles.ts';
import { app, inTenant, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { rolesVersion } from './test/versions.fixtures.ts';

startAdministration();

afterEach(() => app.clock.reset());

const giving = async ({ idUser }: TestUser, role: 'hr' | 'reports') => ({
  params: { idPerson: idUser },
  body: { version: await rolesVersion(idUser), role, scope: { kind: 'all' as const }, password: testPassword },
});
const give = async (to: TestUser, role: 'hr' | 'reports') => app.ok(giveRole, await giving(to, role), { as: owner });

async function takeFirst(from: TestUser): Promise<void> {
  const params = { idPerson: from.idUser };
  const { roles, version } = await app.ok(readPersonRoles, { params }, { as: owner });
  await app.ok(
    revokeRole,
    { params: { ...params, grant: roles[0]?.grant ?? 0 }, body: { version, password: testPassword } },
    { as: owner },
  );
}

const hasPowers = async ({ idUser }: TestUser): Promise<boolean | undefined> =>
  inTenant(async (db) => {
    const row = await db
      .selectFrom('users')
      .select('has_granted_role')
      .where('id_user', '=', idUser)
      .executeTakeFirst();
    return row?.has_granted_role;
  });

async function logIn({ username }: TestUser): Promise<number> {
  const { idAppType, acronym } = app.tenant;
  const body = { username, password: testPassword, idAppType, acronym };
  return (await app.call(login, { body }, {})).status;
}

test('a person has powers from the first granted role until the last one is taken', async () => {
  const [user, other] = [await app.makeUser(), await app.makeUser()];
  expect(await hasPowers(user)).toBe(false);
  await give(user, 'hr');
  await give(user, 'reports');
  expect([await hasPowers(user), await hasPowers(other)]).toEqual([true, false]);
  await takeFirst(user);
  expect(await hasPowers(user)).toBe(true);
  await takeFirst(user);
  expect(await hasPowers(user)).toBe(false);
});

test.each(['hr', 'author', 'approver', 'reports', 'dpo'] as const)(
  'a session with the role %s ends after 12 hours, as that of an administrator',
  async (role) => {
    const holder = await makeHolder(role, { kind: 'all' });
    app.clock.advance(11 * HOUR_MS);
    await app.ok(currentSession, {}, { as: holder });
    app.clock.advance(2 * HOUR_MS);
    await app.refused(currentSession, {}, 401, { as: holder });
  },
);

test('a role that is given later shortens an open session at once', async () => {
  const user = await app.makeUser();
  app.clock.advance(13 * HOUR_MS);
  await app.ok(currentSession, {}, { as: user });
  const giver = await makeHolder('owner', { kind: 'all' });
  await app.ok(giveRole, await giving(user, 'reports'), { as: giver });
  await app.refused(currentSession, {}, 401, { as: user });
});

test('a company that demands a second factor of people with powers demands it of every role', async () => {
  const holder = await makeHolder('dpo', { kind: 'all' });
  const rule = (second_factor: 'powers' | 'optional') =>
    app.platform.database.db
      .updateTable('apps')
      .set({ second_factor })
      .where('id_app', '=', app.tenant.idApp)
      .execute();
  expect(await logIn(holder)).toBe(200);
  await rule('powers');
  expect([await logIn(holder), await logIn(await app.makeUser())]).toEqual([403, 200]);
  await rule('optional');
});

test('the migration notes roles that were given before, in every company', async () => {
  const { db } = app.platform.database;
  const [holder, other] = [await makeHolder('hr', { kind: 'all' }), await app.makeUser()];
  const elsewhere = await makeHolder('reports', { kind: 'all' }, app.otherTenant);
  await sql`drop trigger note_granted_role on role_grants`.execute(db);
  await sql`drop function note_granted_role`.execute(db);
  await sql`alter table users drop column has_granted_role`.execute(db);
  await migration.up(db as never);
  const rows = await db
    .selectFrom('users')
    .select('id_user')
    .where('has_granted_role', '=', true)
    .where('id_user', 'in', [holder.idUser, other.idUser, elsewhere.idUser])
    .orderBy('id_user')
    .execute();
  expect(rows.map(({ id_user: idUser }) => idUser)).toEqual([holder.idUser, elsewhere.idUser]);
});
