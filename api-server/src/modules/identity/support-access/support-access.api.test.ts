import * as contract from '@shared-kit/contracts/identity';
import type { Endpoint } from '@shared-kit/contracts/core';
import { addToCart, buy } from '@shared-kit/contracts/store';
import { makeSection } from '../../content/test/content-factory.ts';
import { isClosedToSupport } from '../../../platform/auth/support-gate.rules.ts';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';

const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // A company that shows its people to each other.
  await makeSection(app, app.tenant, { id_section_type: 14 });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const supporter = (fields: Parameters<TestApp['makeUser']>[1] = {}) =>
  app.makeUser(app.tenant, { can_access_support: true, ...fields });

async function enter(actor: TestUser, subject: TestUser, reason = 'Chamado 4512') {
  const { result } = await app.ok(
    contract.enterSupportAccess,
    { body: { idUser: subject.idUser, reason } },
    { as: actor },
  );
  return result;
}

const renewal = (idUser: number) => ({ body: { idUser, idAppType: 1, acronym: '' } });
const statusOf = async (token: string) => (await app.call(contract.currentSession, {}, { as: { token } })).status;

function makeOffer(): Promise<number> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const product = {
      key: 'curso',
      title: 'Curso',
      description: '',
      content: '',
      image_key: 'curso.webp',
      position: 0,
      search_text: '',
    };
    const { id_product } = await db
      .insertInto('store_products')
      .values(product)
      .returning('id_product')
      .executeTakeFirstOrThrow();
    const offer = { id_product, price_cents: 990 };
    return (await db.insertInto('store_offers').values(offer).returning('id_offer').executeTakeFirstOrThrow()).id_offer;
  });
}

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
    const asked = (
      as: TestUser,
      query: Parameters<typeof app.call<typeof contract.searchUsers>>[1]['query'] = {},
      at = tenant,
    ) => app.call(contract.searchUsers, { query }, { as, at });
    for (const as of [leader, member])
      expect(await asked(as)).toMatchObject({ status: 403, body: { code: 'identity.no-directory' } });
    expect(await asked(leader, { onlyTeam: 'true' })).toMatchObject({
      status: 200,
      body: { userList: [{ name: member.name }] },
    });
    expect(await asked(member, { onlyTeam: 'true' })).toMatchObject({ status: 200, body: { userList: [] } });
    expect((await asked(await app.makeUser(tenant, { can_access_support: true }))).status).toBe(200);
    // The section exists, but its module is off.
    const without = await app.makeTenant({ modules: ['learning'] });
    await makeSection(app, without, { id_section_type: 14 });
    expect((await asked(await app.makeUser(without), {}, without)).status).toBe(403);
    await makeSection(app, tenant, { id_section_type: 14 });
    expect((await asked(member)).status).toBe(200);
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

describe('entering', () => {
  test('requires the permission [A3-31]', async () => {
    const subject = await app.makeUser();
    expect(
      (await app.refused(contract.enterSupportAccess, { body: { idUser: subject.idUser } }, 403, { as: app.user }))
        .code,
    ).toBe('forbidden');
  });

  test('answers 404 for another tenant’s people and rejects inactive people and oneself', async () => {
    const as = await supporter();
    const inactive = await app.makeUser(app.tenant, { active: false });
    await app.refused(contract.enterSupportAccess, { body: { idUser: app.otherUser.idUser } }, 404, { as });
    expect(
      (await app.refused(contract.enterSupportAccess, { body: { idUser: inactive.idUser } }, 409, { as })).code,
    ).toBe('support.inactive-user');
    expect((await app.refused(contract.enterSupportAccess, { body: { idUser: as.idUser } }, 409, { as })).code).toBe(
      'support.oneself',
    );
  });

  test('never raises rights: only admins enter as admins, only developers as developers', async () => {
    const admin = await app.makeUser(app.tenant, { admin: 1 });
    const developer = await app.makeUser(app.tenant, { developer: true });
    const plain = await supporter();
    for (const { idUser } of [admin, developer]) {
      expect((await app.refused(contract.enterSupportAccess, { body: { idUser } }, 403, { as: plain })).code).toBe(
        'support.more-rights',
      );
    }
    await enter(await supporter({ admin: 2 }), admin);
    await enter(await supporter({ developer: true }), developer);
  });

  test('starts a session of the subject with the actor and the end recorded [A7a-07] [B6-12] [A1-04]', async () => {
    app.clock.set('2026-11-21T12:00:00Z');
    const actor = await supporter({ name: 'Mauro Suporte' });
    const subject = await app.makeUser(app.tenant, { can_access_support: true });
    const session = await enter(actor, subject);
    expect(session.viewer.idUser).toBe(subject.idUser);
    expect(session.loginInfo.accessSupport).toEqual({
      currentUserToken: expect.stringMatching(/^support-access:\d+$/),
      actorName: 'Mauro Suporte',
      until: '2026-11-21 13:00:00',
    });
    // A support access cannot start another one, and the actor's own token is not exposed.
    expect(session.permissions.canAccessSupport).toBe(false);
    expect(JSON.stringify(session.loginInfo)).not.toContain(actor.token);
    const again = await app.ok(contract.currentSession, {}, { as: session });
    expect(again.loginInfo.accessSupport).toEqual(session.loginInfo.accessSupport);
  });

  test('the person’s terms neither bind nor block the support actor', async () => {
    const tenant = await app.makeTenant({ app: { agreement_version: '1', agreement_terms: '<p>Termos</p>' } });
    const subject = await app.makeUser(tenant);
    const actor = await app.makeUser(tenant, { can_access_support: true });
    await app.ok(
      contract.acceptAgreement,
      { params: { id: actor.idUser }, body: { userLicenceTermsAccepted: '1' } },
      { as: actor, at: tenant },
    );
    const { result } = await app.ok(
      contract.enterSupportAccess,
      { body: { idUser: subject.idUser } },
      { as: actor, at: tenant },
    );
    await app.ok(contract.getUser, { params: { id: subject.idUser } }, { as: result, at: tenant });
    const accept = { params: { id: subject.idUser }, body: { userLicenceTermsAccepted: '1' } };
    expect((await app.refused(contract.acceptAgreement, accept, 403, { as: result, at: tenant })).code).toBe(
      'support.not-allowed',
    );
    expect(
      (await app.refused(contract.getUser, { params: { id: subject.idUser } }, 403, { as: subject, at: tenant })).code,
    ).toBe('TERMS_REQUIRED');
  });
});

describe('the end', () => {
  test('comes after 60 minutes, even across a new UTC day [B4.13-01]', async () => {
    app.clock.set('2026-11-21T23:30:00Z');
    const session = await enter(await supporter(), await app.makeUser());
    app.clock.set('2026-11-22T00:10:00Z');
    const renewed = await app.call(contract.currentSession, {}, { as: session });
    const token = String(renewed.headers['x-session-token']);
    expect(renewed.status).toBe(200);
    app.clock.set('2026-11-22T00:29:59Z');
    expect(await statusOf(token)).toBe(200);
    app.clock.set('2026-11-22T00:30:00Z');
    expect(await statusOf(token)).toBe(401);
  });

  test('comes with the renewal of the actor’s own session, which restores their own menu [A4l-17] [B7.7-02]', async () => {
    const actor = await supporter();
    const session = await enter(actor, await app.makeUser());
    const own = await app.ok(contract.renewLogin, renewal(actor.idUser), { as: actor });
    expect(own.viewer.idUser).toBe(actor.idUser);
    expect(own.loginInfo.accessSupport).toEqual({ currentUserToken: null });
    expect(await statusOf(session.token)).toBe(401);
  });

  test('comes at once when the actor is deactivated, loses the permission or is logged out elsewhere', async () => {
    const { db } = app.platform.database;
    for (const loss of [{ active: false }, { can_access_support: false }]) {
      const actor = await supporter();
      const session = await enter(actor, await app.makeUser());
      expect(await statusOf(session.token)).toBe(200);
      await db.updateTable('users').set(loss).where('id_user', '=', actor.idUser).execute();
      expect(await statusOf(session.token)).toBe(401);
    }
    const actor = await supporter();
    const session = await enter(actor, await app.makeUser());
    await app.ok(contract.logout, {}, { as: actor });
    expect(await statusOf(session.token)).toBe(401);
  });

  test('a logout inside the access also ends the actor’s own session', async () => {
    const actor = await supporter();
    const session = await enter(actor, await app.makeUser());
    await app.ok(contract.logout, {}, { as: session });
    expect([await statusOf(session.token), await statusOf(actor.token)]).toEqual([401, 401]);
  });

  test('a second access from the same session ends the first; accesses are never nested', async () => {
    const actor = await supporter();
    const first = await enter(actor, await app.makeUser());
    const third = await app.makeUser();
    expect(
      (await app.refused(contract.enterSupportAccess, { body: { idUser: third.idUser } }, 403, { as: first })).code,
    ).toBe('support.not-allowed');
    await enter(actor, third);
    expect(await statusOf(first.token)).toBe(401);
  });
});

describe('restrictions of a support access', () => {
  const closed = Object.values(contract).filter(
    (value): value is Endpoint & typeof value =>
      typeof value === 'object' && 'path' in value && isClosedToSupport(value as Endpoint),
  );

  test('every writing call of the account is closed, except login renewal and logout', () => {
    const writing = Object.values(contract).filter(
      (value): value is Endpoint & typeof value =>
        typeof value === 'object' && 'path' in value && value.method !== 'GET' && value.access === 'session',
    );
    const open = writing.filter((endpoint) => !isClosedToSupport(endpoint)).map(({ id }) => id);
    expect(open.toSorted()).toEqual(['identity.logout', 'identity.renew-login']);
    expect(closed.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'identity.change-password',
        'identity.accept-agreement',
        'identity.accept-responsibility-term',
        'identity.save-notification-preferences',
        'identity.update-user',
        'identity.end-other-sessions',
      ]),
    );
    expect(isClosedToSupport(buy)).toBe(true);
  });

  test('the server rejects a closed call before any other check', async () => {
    const subject = await app.makeUser();
    const session = await enter(await supporter(), subject);
    const params = { idUser: subject.idUser };
    const password = { params, body: { currentPassword: 'azulejo123', newPassword: 'outra12345' } };
    expect((await app.refused(contract.changePassword, password, 403, { as: session })).code).toBe(
      'support.not-allowed',
    );
    const mute = { params, body: [{ idNotification: 1, type: 'X', active: 0 as const }] };
    expect((await app.refused(contract.saveNotificationPreferences, mute, 403, { as: session })).code).toBe(
      'support.not-allowed',
    );
    const card = {
      body: { name: 'ANA', creditCard: '4111 1111 1111 1111', expirationDate: '12/30', CVV: '123', brand: 'visa' },
    };
    expect((await app.refused(buy, card as never, 403, { as: session })).code).toBe('support.not-allowed');
  });
});

describe('the record', () => {
  const records = async (subject: TestUser) =>
    (await app.ok(contract.listSupportRecords, { params: { idUser: subject.idUser }, query: {} }, { as: subject }))
      .accesses;

  test('shows the person who, when, why and each writing call; a failed call changed nothing and is not listed [B6-13]', async () => {
    app.clock.set('2026-11-21T12:00:00Z');
    const actor = await supporter({ name: 'Mauro Suporte' });
    const subject = await app.makeUser();
    const session = await enter(actor, subject, 'Não abre o carrinho');
    app.clock.advance(5 * minute);
    await app.refused(addToCart, { body: { idOffer: 987_654 } }, 404, { as: session });
    const [open] = await records(subject);
    expect(open).toMatchObject({
      actorName: 'Mauro Suporte',
      reason: 'Não abre o carrinho',
      startedAt: '2026-11-21 12:00:00',
      endedAt: null,
      actions: [],
    });
    const idOffer = await makeOffer();
    await app.ok(addToCart, { body: { idOffer } }, { as: session });
    app.clock.advance(5 * minute);
    await app.ok(contract.renewLogin, renewal(actor.idUser), { as: actor });
    const [done] = await records(subject);
    expect(done).toMatchObject({
      endedAt: '2026-11-21 12:10:00',
      actions: [
        {
          idSupportAction: expect.any(Number),
          at: '2026-11-21 12:05:00',
          action: addToCart.summary,
          target: expect.stringMatching(/^\/api\/store\/addtocart idOffer=\d+$/),
        },
      ],
    });
  });

  test('is readable only by the person themselves', async () => {
    const subject = await app.makeUser();
    await enter(await supporter(), subject);
    await app.refused(contract.listSupportRecords, { params: { idUser: subject.idUser }, query: {} }, 404, {
      as: app.user,
    });
    expect(await records(app.user)).toEqual([]);
  });

  test('a support access does not count as the person’s own visit', async () => {
    app.clock.set('2026-11-21T23:30:00Z');
    const subject = await app.makeUser();
    const session = await enter(await supporter(), subject);
    app.clock.set('2026-11-22T00:10:00Z');
    const { loginInfo } = await app.ok(contract.currentSession, {}, { as: session });
    expect([loginInfo.lastLogin, loginInfo.lastAccess]).toEqual([null, null]);
  });
});
