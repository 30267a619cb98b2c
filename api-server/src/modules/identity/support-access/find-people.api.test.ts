import * as contract from '@shared-kit/contracts/identity';
import { makeSection } from '../../content/test/content-factory.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, startSupportApp, supporter } from '../test/support-access.fixtures.ts';

startSupportApp();

describe('finding people', () => {
  test('only support gets ids and logins; others get name, e-mail and photo [A7u-05] [A3-23] [B3-30]', async () => {
    const zelia = await app.makeUser(app.tenant, {
      name: 'Zélia Araújo',
      username: 'zelia.a',
      email: 'za@exemplo.com.br',
    });
    const query = { searchText: 'ZELIA ara', onlyActive: 'true' as const };
    const seen = await app.ok(contract.searchUsers, { query }, { as: app.user });
    expect(seen).toEqual({
      success: true,
      totalRecords: 1,
      userList: [{ name: 'Zélia Araújo', email: 'za@exemplo.com.br', photo: '' }],
    });
    const found = await app.ok(contract.searchUsers, { query }, { as: await supporter() });
    expect(found.userList).toEqual([
      { idUser: zelia.idUser, name: 'Zélia Araújo', email: 'za@exemplo.com.br', username: 'zelia.a', photo: '' },
    ]);
  });

  test('support searches by name, e-mail or login, ten per page, with the total [B7.7-01] [B9-01]', async () => {
    for (let index = 0; index < 12; index += 1)
      await app.makeUser(app.tenant, {
        name: `Quirino ${String(index).padStart(2, '0')}`,
        username: `quirino${index}`,
      });
    const as = await supporter();
    const first = await app.ok(contract.searchUsers, { query: { searchText: 'quirino' } }, { as });
    expect(first.totalRecords).toBe(12);
    expect(first.userList).toHaveLength(10);
    const rest = await app.ok(contract.searchUsers, { query: { searchText: 'quirino', offset: 10 } }, { as });
    expect(rest.userList.map(({ name }) => name)).toEqual(['Quirino 10', 'Quirino 11']);
    const byLogin = await app.ok(contract.searchUsers, { query: { searchText: 'quirino7' } }, { as });
    expect(byLogin.userList.map(({ name }) => name)).toEqual(['Quirino 07']);
    const byLoginOfOthers = await app.ok(contract.searchUsers, { query: { searchText: 'quirino7' } }, { as: app.user });
    expect(byLoginOfOthers.totalRecords).toBe(0);
  });

  test('inactive people are listed only for support that requests them; another tenant’s people never are [B5-49]', async () => {
    await app.makeUser(app.tenant, { name: 'Xisto Inativo', active: false });
    await app.makeUser(app.otherTenant, { name: 'Xisto Alheio' });
    const as = await supporter();
    const count = async (onlyActive: 'true' | undefined, who: TestUser) =>
      (await app.ok(contract.searchUsers, { query: { searchText: 'xisto', onlyActive } }, { as: who })).totalRecords;
    expect([await count('true', as), await count(undefined, as), await count(undefined, app.user)]).toEqual([0, 1, 0]);
  });

  test('‘Listar minha equipe’ lists the people whose manager is the caller [B2.15-05]', async () => {
    const as = await supporter();
    const member = await app.makeUser(app.tenant, { id_manager: as.idUser });
    const team = await app.ok(contract.searchUsers, { query: { onlyTeam: 'true' } }, { as });
    expect(team.userList.map(({ idUser }) => idUser)).toEqual([member.idUser]);
  });

  test('without a directory, only support and managers can list people', async () => {
    const tenant = await app.makeTenant();
    const leader = await app.makeUser(tenant);
    const member = await app.makeUser(tenant, { id_manager: leader.idUser });
    const input = (
      as: TestUser,
      query: Parameters<typeof app.call<typeof contract.searchUsers>>[1]['query'] = {},
      at = tenant,
    ) => app.call(contract.searchUsers, { query }, { as, at });
    for (const as of [leader, member])
      expect(await input(as)).toMatchObject({ status: 403, body: { code: 'identity.no-directory' } });
    expect(await input(leader, { onlyTeam: 'true' })).toMatchObject({
      status: 200,
      body: { userList: [{ name: member.name }] },
    });
    expect(await input(member, { onlyTeam: 'true' })).toMatchObject({ status: 200, body: { userList: [] } });
    expect((await input(await app.makeUser(tenant, { can_access_support: true }))).status).toBe(200);
    // The section exists, but its module is off.
    const without = await app.makeTenant({ modules: ['learning'] });
    await makeSection(app, without, { id_section_type: 14 });
    expect((await input(await app.makeUser(without), {}, without)).status).toBe(403);
    await makeSection(app, tenant, { id_section_type: 14 });
    expect((await input(member)).status).toBe(200);
  });

  test('shows no e-mail of people who registered themselves, except to support', async () => {
    const tenant = await app.makeTenant();
    await makeSection(app, tenant, { id_section_type: 14 });
    const leader = await app.makeUser(tenant, { name: 'Zulmira' });
    const own = { name: 'Ana Própria', self_registered: true, id_manager: leader.idUser };
    const member = await app.makeUser(tenant, { ...own, email: 'ana@particular.example' });
    const listed = async (as: TestUser, query = {}) =>
      (await app.ok(contract.searchUsers, { query }, { as, at: tenant })).userList;
    expect(await listed(leader)).toEqual([
      { name: 'Ana Própria', email: '', photo: '' },
      { name: 'Zulmira', email: leader.email, photo: '' },
    ]);
    expect(await listed(leader, { onlyTeam: 'true' })).toEqual([{ name: 'Ana Própria', email: '', photo: '' }]);
    expect(await listed(await app.makeUser(tenant, { can_access_support: true }))).toContainEqual(
      expect.objectContaining({ idUser: member.idUser, email: 'ana@particular.example' }),
    );
  });

  test('wildcards are literal, texts over 300 characters are rejected and a flood is limited', async () => {
    const as = await supporter();
    expect((await app.ok(contract.searchUsers, { query: { searchText: '%' } }, { as })).totalRecords).toBe(0);
    await app.refused(contract.searchUsers, { query: { searchText: 'x'.repeat(301) } }, 400, { as });
    let status = 200;
    for (let index = 0; index < 125 && status === 200; index += 1)
      status = (await app.call(contract.searchUsers, { query: {} }, { as })).status;
    expect(status).toBe(429);
  });
});
