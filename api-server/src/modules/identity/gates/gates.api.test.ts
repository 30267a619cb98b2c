import {
  acceptAgreement,
  currentSession,
  finishOnboarding,
  getOnboarding,
  login,
  noteAcronym,
  renewLogin,
} from '@shared-kit/contracts/identity';
import { saveUserTopics } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const gates = async (at: TestTenant, as: TestUser) => (await app.ok(currentSession, {}, { at, as })).gates;
const features = JSON.stringify({ recommendations: true });

describe('refusals', () => {
  test('answers 401 without a session, 400 for bad ids, 404 for other people’s ids', async () => {
    await app.refused(noteAcronym, {}, 401);
    for (const endpoint of [getOnboarding, finishOnboarding]) {
      await app.refused(endpoint, { params: { id: app.user.idUser } }, 401);
      await app.refused(endpoint, { params: { id: 'x' } }, 400, { as: app.user });
      await expectForeignIdsAre404(app, endpoint, { params: { id: app.otherUser.idUser } });
      await app.refused(endpoint, { params: { id: (await app.makeUser()).idUser } }, 404, { as: app.user });
    }
  });

  test('answers 404 when there is no tutorial', async () => {
    await app.refused(getOnboarding, { params: { id: app.user.idUser } }, 404, { as: app.user });
  });
});

test('no gate is open when the portal has nothing to show', async () => {
  expect(await gates(app.tenant, app.user)).toEqual({ acronymHost: null, topics: false, onboarding: false });
});

describe('topics of interest', () => {
  test('topics of interest are requested while recommendations are on, until they are answered, whatever the answer [B4.11-03]', async () => {
    const at = await app.makeTenant({ app: { features } });
    const as = await app.makeUser(at);
    expect(await gates(at, as)).toMatchObject({ topics: true });
    await app.ok(saveUserTopics, { params: { idUser: as.idUser }, body: { tags: [] } }, { at, as });
    expect(await gates(at, as)).toMatchObject({ topics: false });
    expect(await gates(at, await app.makeUser(at))).toMatchObject({ topics: true });
  });

  test('topics of interest are not requested when the learning module is off', async () => {
    const at = await app.makeTenant({ modules: ['content'], app: { features } });
    expect(await gates(at, await app.makeUser(at))).toMatchObject({ topics: false });
  });
});

describe('the tutorial', () => {
  const tutorial = { on_board_screen: true, on_board_url: 'https://tutorial.example/' };

  test('opens until this person has closed it [B4.11-04]', async () => {
    const at = await app.makeTenant({ app: tutorial });
    const as = await app.makeUser(at);
    expect(await gates(at, as)).toMatchObject({ onboarding: true });
    expect(await app.ok(getOnboarding, { params: { id: as.idUser } }, { at, as })).toEqual({
      url: 'https://tutorial.example/',
    });
    await app.ok(finishOnboarding, { params: { id: as.idUser } }, { at, as });
    await app.ok(finishOnboarding, { params: { id: as.idUser } }, { at, as });
    expect(await gates(at, as)).toMatchObject({ onboarding: false });
    // 'Tutorial' in the menu opens it again.
    expect((await app.ok(currentSession, {}, { at, as })).loginInfo.onBoardScreen).toBe(true);
    expect((await app.ok(getOnboarding, { params: { id: as.idUser } }, { at, as })).url).not.toBe('');
    expect(await gates(at, await app.makeUser(at))).toMatchObject({ onboarding: true });
  });

  test('the tutorial is off when there is nothing to show', async () => {
    const at = await app.makeTenant({ app: { on_board_screen: true, on_board_url: '' } });
    const as = await app.makeUser(at);
    expect((await app.ok(currentSession, {}, { at, as })).loginInfo.onBoardScreen).toBe(false);
    expect(await gates(at, as)).toMatchObject({ onboarding: false });
  });

  test('the tutorial of the tenant itself runs on the content origin, under a link that expires', async () => {
    const at = await app.makeTenant();
    const as = await app.makeUser(at);
    const page = await withTenant(app.platform.database.db, at.idApp, (db) =>
      app.platform.storage.store(db, {
        body: Buffer.from('<h1>Oi</h1>'),
        mediaType: 'text/html',
        name: 'tutorial.html',
      }),
    );
    await app.platform.database.db
      .updateTable('apps')
      .set({ on_board_screen: true, on_board_url: page.key })
      .where('id_app', '=', at.idApp)
      .execute();
    const { url } = await app.ok(getOnboarding, { params: { id: as.idUser } }, { at, as });
    const address = new URL(url);
    expect(address.pathname).toBe(`/page/${page.key}`);
    expect(address.searchParams.get('e')).not.toBeNull();
  });
});

describe('the notice of the company’s own address [B4.11-07] [B4.11-10]', () => {
  const other = 'antigo.example';
  let at: TestTenant;
  let as: TestUser;

  beforeAll(async () => {
    at = await app.makeTenant({ app: { other_hosts: JSON.stringify([other]), acronym_domain: true } });
    as = await app.makeUser(at);
  });

  const logIn = async (host: string) => {
    const body = { username: as.username, password: 'azulejo123', idAppType: 1, acronym: at.acronym };
    return app.ok(login, { body }, { at, headers: { host } });
  };
  const gatesOf = async (token: string) =>
    (await app.ok(currentSession, {}, { at, as: { token }, headers: { host: other } })).gates;

  test('appears after a login by another host, with or without a port', async () => {
    expect((await logIn(at.host)).gates.acronymHost).toBeNull();
    expect((await logIn(other)).gates.acronymHost).toBe(at.host);
    expect((await logIn(`${other}:3000`)).gates.acronymHost).toBe(at.host);
  });

  test("'Entendi' lasts for the session, over renewals; the next login shows the notice again [B4.11-08]", async () => {
    const { token, viewer } = await logIn(other);
    const beside = await logIn(other);
    expect((await gatesOf(token)).acronymHost).toBe(at.host);
    await app.ok(noteAcronym, {}, { at, as: { token } });
    expect((await gatesOf(token)).acronymHost).toBeNull();
    const body = { idUser: viewer.idUser, idAppType: 1, acronym: at.acronym };
    const renewed = await app.ok(renewLogin, { body }, { at, as: { token }, headers: { host: other } });
    expect(renewed.gates.acronymHost).toBeNull();
    expect((await gatesOf(renewed.token)).acronymHost).toBeNull();
    // Another session of the same person has not confirmed it.
    expect((await gatesOf(beside.token)).acronymHost).toBe(at.host);
    expect((await logIn(other)).gates.acronymHost).toBe(at.host);
  });

  test('does not appear when the company does not require its own host', async () => {
    const quiet = await app.makeTenant({ app: { other_hosts: JSON.stringify(['quieto.example']) } });
    const user = await app.makeUser(quiet);
    const body = { username: user.username, password: 'azulejo123', idAppType: 1, acronym: quiet.acronym };
    const session = await app.ok(login, { body }, { at: quiet, headers: { host: 'quieto.example' } });
    expect(session.gates.acronymHost).toBeNull();
  });
});

test('accepted terms unlock the other gates, which the session then lists', async () => {
  const at = await app.makeTenant({
    app: { features, agreement_version: '1', on_board_screen: true, on_board_url: 'https://tutorial.example/' },
  });
  const as = await app.makeUser(at);
  expect(await gates(at, as)).toEqual({ acronymHost: null, topics: true, onboarding: true });
  for (const refused of [
    () => app.refused(noteAcronym, {}, 403, { at, as }),
    () => app.refused(getOnboarding, { params: { id: as.idUser } }, 403, { at, as }),
    () => app.refused(finishOnboarding, { params: { id: as.idUser } }, 403, { at, as }),
    () => app.refused(saveUserTopics, { params: { idUser: as.idUser }, body: { tags: [] } }, 403, { at, as }),
  ]) {
    expect(await refused()).toMatchObject({ code: 'TERMS_REQUIRED' });
  }
  await app.ok(acceptAgreement, { params: { id: as.idUser }, body: { userLicenceTermsAccepted: '1' } }, { at, as });
  await app.ok(finishOnboarding, { params: { id: as.idUser } }, { at, as });
});
