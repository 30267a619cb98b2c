import {
  giveRole,
  listPeople,
  listRoleHolders,
  readOwnAccess,
  readPersonRoles,
  setPersonActive,
  revokeRole,
} from '@shared-kit/contracts/admin';
import type { AdminRole, AdminScope } from '@shared-kit/contracts/admin';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { currentSession } from '@shared-kit/contracts/identity';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { testPassword } from '../../test/index.ts';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, makeGroup, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { rolesVersion } from './test/versions.fixtures.ts';

startAdministration();

const all: AdminScope = { kind: 'all' };
type Grant = 'owner' | 'administrator' | number;
const give = async (to: TestUser, role: AdminRole, scope: AdminScope, as = owner, password = testPassword) =>
  giveIn(await rolesVersion(to.idUser), to, role, { scope, as, password });
const giveIn = (
  version: string,
  to: TestUser,
  role: AdminRole,
  { scope = all, as = owner, password = testPassword }: { scope?: AdminScope; as?: TestUser; password?: string },
) => app.call(giveRole, { params: { idPerson: to.idUser }, body: { version, role, scope, password } }, { as });
const revoke = async (from: TestUser, grant: Grant, as = owner, password = testPassword) =>
  revokeIn(await rolesVersion(from.idUser), from, grant, { as, password });
const revokeIn = (version: string, from: TestUser, grant: Grant, { as = owner, password = testPassword }) =>
  app.call(revokeRole, { params: { idPerson: from.idUser, grant }, body: { version, password } }, { as });
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

test('a role is in force at the next request, and gone after it was taken', async () => {
  const user = await app.makeUser();
  const list = async () => (await app.call(listPeople, { query: {} }, { as: user })).status;
  expect(await list()).toBe(403);
  expect((await give(user, 'reports', all)).status).toBe(200);
  expect(await list()).toBe(200);
  const { roles } = await app.ok(readPersonRoles, { params: { idPerson: user.idUser } }, { as: owner });
  expect(roles).toMatchObject([{ role: 'reports', scopeText: 'Toda a empresa', givenBy: owner.name }]);
  expect((await revoke(user, roles[0]?.grant ?? 0)).status).toBe(200);
  expect(await list()).toBe(403);
});

test('two administrators who read the same roles never change them over each other', async () => {
  const [user, other] = [await app.makeUser(), await makeHolder('owner', all)];
  const read = async () => app.ok(readPersonRoles, { params: { idPerson: user.idUser } }, { as: owner });
  const { version: empty } = await read();
  const { body } = await giveIn(empty, user, 'reports', {});
  const given = await read();
  expect(body).toEqual({ success: true, version: given.version });
  const late = await giveIn(empty, user, 'hr', { as: other });
  expect(late.body).toMatchObject({
    code: 'admin.changed-meanwhile',
    message: expect.stringContaining('Outra pessoa'),
  });
  await giveIn(given.version, user, 'author', {});
  const grant = given.roles[0]?.grant ?? 0;
  expect(outcome(await revokeIn(given.version, user, grant, { as: other }))).toEqual([409, 'admin.changed-meanwhile']);
  expect((await read()).roles.map(({ role }) => role)).toEqual(['reports', 'author']);
  expect(await actsOf(other)).toEqual([]);
  const taken = await revokeIn((await read()).version, user, grant, { as: other });
  expect(taken.body).toEqual({ success: true, version: (await read()).version });
});

test('refuses to give or revoke a role with rights that the caller lacks', async () => {
  const [admin, hr, user] = [await makeHolder('administrator', all), await makeHolder('hr', all), await app.makeUser()];
  expect(outcome(await give(user, 'owner', all, admin))).toEqual([403, 'admin.more-rights']);
  expect(outcome(await give(user, 'reports', all, hr))).toEqual([403, 'admin.no-right']);
  const other = await makeHolder('owner', all);
  expect(outcome(await revoke(other, 'owner', admin))).toEqual([403, 'admin.more-rights']);
  expect(outcome(await give(user, 'administrator', all, admin))).toEqual([200, undefined]);
});

test('asks for the password before it gives or takes a role, and changes nothing without it', async () => {
  const [giver, user] = [await makeHolder('owner', all), await app.makeUser()];
  const rolesOf = async () =>
    (await app.ok(readPersonRoles, { params: { idPerson: user.idUser } }, { as: owner })).roles.map(({ role }) => role);
  expect(outcome(await give(user, 'hr', all, giver, 'errada'))).toEqual([422, 'identity.wrong-current-password']);
  expect(outcome(await give(user, 'hr', all, giver, ''))).toEqual([422, 'identity.wrong-current-password']);
  expect(await rolesOf()).toEqual([]);
  await give(user, 'administrator', all, giver);
  expect(outcome(await revoke(user, 'administrator', giver, 'errada'))).toEqual([
    422,
    'identity.wrong-current-password',
  ]);
  expect(await rolesOf()).toEqual(['administrator']);
  for (let turn = 0; turn < 4; turn += 1) await revoke(user, 'administrator', giver, 'errada');
  // After five wrong ones the right one waits too.
  expect((await revoke(user, 'administrator', giver)).status).toBe(429);
  expect(await actsOf(giver)).toHaveLength(1);
});

test('somebody without a password needs a recent login to give a role', async () => {
  const [user, sso] = [await app.makeUser(), await app.makeUser(app.tenant, { admin: 1, password_hash: null })];
  const { hasPassword } = await app.ok(readPersonRoles, { params: { idPerson: user.idUser } }, { as: sso });
  expect(hasPassword).toBe(false);
  app.clock.advance(HOUR_MS);
  expect(outcome(await give(user, 'reports', all, sso, ''))).toEqual([403, 'identity.log-in-again']);
  app.clock.reset();
  expect(outcome(await give(user, 'reports', all, sso, ''))).toEqual([200, undefined]);
});

test('refuses a change of the own roles', async () => {
  expect(outcome(await give(owner, 'dpo', all))).toEqual([409, 'admin.oneself']);
  const other = await makeHolder('owner', all);
  expect(outcome(await revoke(other, 'owner', other))).toEqual([409, 'admin.oneself']);
});

test('the last owner stays, also when two owners revoke each other at once', async () => {
  const company = await app.makeTenant();
  const [first, second] = [await makeHolder('owner', all, company), await makeHolder('owner', all, company)];
  const version = await rolesVersion(first.idUser, company);
  const revokeAt = (from: TestUser, as: TestUser) =>
    app.call(
      revokeRole,
      { params: { idPerson: from.idUser, grant: 'owner' }, body: { version, password: testPassword } },
      { as, at: company },
    );
  const replies = await Promise.all([revokeAt(first, second), revokeAt(second, first)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = replies[0]?.status === 200 ? second : first;
  const admin = await makeHolder('administrator', all, company);
  const reply = await app.call(
    setPersonActive,
    { params: { idPerson: left.idUser }, body: { active: false } },
    { as: admin, at: company },
  );
  expect(reply.status).toBe(403);
});

test('rejects a scope that the role cannot have, and groups that do not exist', async () => {
  const user = await app.makeUser();
  const group = await makeGroup('Brigada');
  const foreign = await makeGroup('Alheio', [], app.otherTenant);
  expect(outcome(await give(user, 'dpo', { kind: 'team' }))).toEqual([400, 'admin.wrong-scope']);
  expect((await give(user, 'hr', { kind: 'groups', groups: [foreign] })).status).toBe(400);
  expect((await give(user, 'hr', { kind: 'groups', groups: [group] })).status).toBe(200);
  expect(outcome(await give(user, 'hr', { kind: 'groups', groups: [group] }))).toEqual([409, 'admin.role-held']);
  const { holders } = await app.ok(listRoleHolders, {}, { as: owner });
  expect(holders.find(({ idPerson }) => idPerson === user.idUser)?.roles).toMatchObject([
    { scopeText: 'Grupos: Brigada' },
  ]);
});

test('levels 1 and 2 are Dono and Administrador; other levels give nothing', async () => {
  const rolesAt = async (admin: number) =>
    (await app.ok(readOwnAccess, {}, { as: await app.makeUser(app.tenant, { admin }) })).roles;
  expect([await rolesAt(0), await rolesAt(1), await rolesAt(2), await rolesAt(7)]).toEqual([
    [],
    ['owner'],
    ['administrator'],
    [],
  ]);
});

test('the session says who has a role, and which company administrates on a host of its own', async () => {
  const flagsOf = async (user: TestUser, at = app.tenant) =>
    (await app.ok(currentSession, {}, { as: user, at })).flags.filter((flag) =>
      [menuFlags.administrates, menuFlags.adminHost].some((known) => known === flag),
    );
  expect(await flagsOf(await app.makeUser())).toEqual([]);
  expect(await flagsOf(await makeHolder('reports', { kind: 'team' }))).toEqual([menuFlags.administrates]);
  const company = await app.makeTenant({ app: { admin_url: 'https://admin.exemplo.com.br' } });
  expect(await flagsOf(await app.makeUser(company), company)).toEqual([menuFlags.adminHost]);
});

test('the module off answers 404', async () => {
  const company = await app.makeTenant({ modules: ['content', 'learning'] });
  const admin = await makeHolder('owner', all, company);
  expect((await app.call(readOwnAccess, {}, { as: admin, at: company })).status).toBe(404);
});
