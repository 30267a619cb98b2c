import {
  appDetails,
  appsByHost,
  changePassword,
  currentSession,
  login,
  loginInfo,
} from '@shared-kit/contracts/identity';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { sweepSessions } from '../sweep-sessions.job.ts';
import { testPassword } from '../../../test/index.ts';
import type { TestTenant } from '../../../test/index.ts';
import { testIdentityProvider } from '../../../test/identity-provider.ts';
import { app, credentials, startLoginApp } from '../test/log-in.fixtures.ts';

startLoginApp();

describe('POST /login', () => {
  test.each([
    ['an unknown login', { username: 'ninguem' }],
    ['a wrong password', { password: 'errada123' }],
    ['another company’s acronym', { acronym: 'outra' }],
    ['another kind of app', { idAppType: 9 }],
    ['another app', { idApp: 99_999 }],
    ['another company', { idCompany: 99_999 }],
  ])('rejects %s with 401 and the same text', async (_, changes) => {
    const user = await app.makeUser();
    const refusal = await app.refused(login, credentials(user.username, changes), 401);
    expect(refusal).toEqual({ success: false, code: 'identity.wrong-login', message: 'Senha ou usuário inválido.' });
  });

  test('rejects people who are inactive, enter only by SSO, or belong to another tenant [A6-05]', async () => {
    const inactive = await app.makeUser(app.tenant, { active: false });
    const ssoOnly = await app.makeUser(app.tenant, { password_hash: null });
    for (const { username } of [inactive, ssoOnly, app.otherUser]) await app.refused(login, credentials(username), 401);
  });

  test('names the missing fields', async () => {
    const { issues } = await app.refused(
      login,
      { body: { username: ' ', password: '', idAppType: 1, acronym: '' } },
      400,
    );
    expect(issues).toEqual([
      { path: 'body.username', message: 'Informe o login.' },
      { path: 'body.password', message: 'Informe a senha.' },
    ]);
  });

  test('returns the login session [A7a-02] [A3-02] [A3-06]', async () => {
    const user = await app.makeUser(app.tenant, {
      admin: 2,
      can_access_support: true,
      communication_accepted: true,
      department: 'Operações',
    });
    const session = await app.ok(login, credentials(user.username.toUpperCase()));
    expect(session).toMatchObject({
      menu: [],
      activePlan: null,
      lastTracking: null,
      loginInfo: {
        gamification: 1,
        communicationAccepted: 1,
        userLicenceTermsAccepted: '',
        agreementVersion: '',
        onBoardScreen: false,
        admin: 2,
        appsUserAccess: [],
        accessSupport: { currentUserToken: null },
      },
      viewer: { idUser: user.idUser, name: user.name, department: 'Operações', leadsTeam: false },
      permissions: { developer: false, canAccessSupport: true },
    });
    expect(session.loginInfo.lastLogin).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const again = await app.ok(currentSession, {}, { as: { token: session.token } });
    expect(again.viewer).toEqual(session.viewer);
  });

  test('the token’s claims name the user and the kind of app [A3-07]', async () => {
    const user = await app.makeUser();
    const { token } = await app.ok(login, credentials(user.username));
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toMatchObject({ idUser: user.idUser, idAppType: 1 });
    // 18 random bytes.
    expect(claims).toMatchObject({ sid: expect.stringMatching(/^[\w-]{24}$/) as string });
  });

  test('a password is stored as argon2id with 19 MiB and two passes', async () => {
    const user = await app.makeUser();
    const change = { currentPassword: testPassword, newPassword: 'nova-senha-9' };
    await app.ok(changePassword, { params: { idUser: user.idUser }, body: change }, { as: user });
    const { password_hash } = await app.platform.database.db
      .selectFrom('users')
      .select('password_hash')
      .where('id_user', '=', user.idUser)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('the session contains an active plan, and whether it is a trial [A3-04] [A3-05]', async () => {
    const tenant = await app.makeTenant();
    const user = await app.makeUser(tenant);
    await app.platform.database.db
      .insertInto('active_plans')
      .values({
        id_app: tenant.idApp,
        id_plan: 3,
        name: 'Essencial',
        id_company_app: tenant.idApp,
        finish_date: '2027-01-31T12:00:00Z',
        trial: true,
      })
      .execute();
    const session = await app.ok(currentSession, {}, { as: user, at: tenant });
    expect(session.activePlan).toEqual({
      idPlan: 3,
      name: 'Essencial',
      idCompanyApp: tenant.idApp,
      finishDate: '2027-01-31 12:00:00',
      trial: true,
      trialsCount: 1,
    });
  });

  test('a person who is a manager of others leads a team', async () => {
    const leader = await app.makeUser();
    await app.makeUser(app.tenant, { id_manager: leader.idUser });
    expect((await app.ok(currentSession, {}, { as: leader })).viewer.leadsTeam).toBe(true);
  });

  test('after ten wrong passwords the account is locked for a while, also for the right one', async () => {
    const user = await app.makeUser();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await app.refused(login, credentials(user.username, { password: 'errada123' }), 401);
    const refusal = await app.refused(login, credentials(user.username), 429);
    expect(refusal).toMatchObject({
      code: 'identity.too-many-attempts',
      message: 'Muitas tentativas. Aguarde 15 minutos e tente novamente.',
    });
  });

  test('the reply takes as long for an unknown account as for an existing one', async () => {
    const user = await app.makeUser();
    const timeOf = async (username: string) => {
      const started = performance.now();
      await app.refused(login, credentials(username, { password: 'errada123' }), 401);
      return performance.now() - started;
    };
    await timeOf('aquece');
    // The test account's hash is a cheap one, so an unknown account must at least not be faster.
    expect(await timeOf('nao-existe')).toBeGreaterThanOrEqual((await timeOf(user.username)) / 3);
  });
});

describe('GET /login/user-login-info', () => {
  test('rejects an unknown login and those of other tenants with the screen’s text', async () => {
    for (const username of ['ninguem', app.otherUser.username]) {
      const refusal = await app.refused(loginInfo, { query: { username } }, 404);
      expect(refusal).toMatchObject({ code: 'identity.unknown-username', message: 'Usuário inválido.' });
    }
    await app.refused(loginInfo, { query: { username: app.user.username, idApp: 99_999 } }, 404);
    await app.refused(loginInfo, { query: { username: '' } }, 400);
  });

  test('returns whether the account has a password or enters by SSO [A7a-03]', async () => {
    const withSso = await app.makeTenant({ app: { saml: testIdentityProvider().settings() } });
    const answer = async (at: TestTenant, values: object) => {
      const { username } = await app.makeUser(at, values);
      return (await app.ok(loginInfo, { query: { username } }, { at })).ssoOnly;
    };
    expect(await answer(withSso, {})).toBe(false);
    expect(await answer(withSso, { password_hash: null, imported: JSON.stringify({}) })).toBe(true);
  });

  test('asks for a password where the company has no SSO, and of people who were created in the portal', async () => {
    const withSso = await app.makeTenant({ app: { saml: testIdentityProvider().settings() } });
    for (const [at, imported] of [
      [app.tenant, JSON.stringify({})],
      [withSso, undefined],
    ] as const) {
      const { username } = await app.makeUser(at, { password_hash: null, imported });
      expect(await app.ok(loginInfo, { query: { username } }, { at })).toEqual({ success: true, ssoOnly: false });
    }
  });
});

describe('app details', () => {
  test('an unknown bucket and path answer 404', async () => {
    expect(await app.refused(appDetails, { body: { bucket: 'x', path: 'y' } }, 404)).toMatchObject({
      code: 'tenant.unknown',
    });
  });

  test('POST /app/details/ needs no session and gives details and composition [A7a-01] [A3-01]', async () => {
    const tenant = await app.makeTenant({ modules: ['content', 'store'], homeModule: 'blocks' });
    const { app: details, composition } = await app.ok(appDetails, { body: { bucket: 'test', path: tenant.segment } });
    expect(details).toMatchObject({
      idApp: tenant.idApp,
      idAppType: 1,
      bucket: 'test',
      loginPosition: 'middle',
      primaryColor: '#2457d6',
    });
    expect(composition).toMatchObject({ modules: ['content', 'store'], homeModule: 'sections', releases: [] });
  });

  test('the home module is blocks when the tenant chose it and learning is on, otherwise sections [A2r-02]', async () => {
    const homeOf = async (homeModule: 'blocks' | 'sections', modules: readonly ('content' | 'learning')[]) => {
      const { segment } = await app.makeTenant({ modules, homeModule });
      return (await app.ok(appDetails, { body: { bucket: 'test', path: segment } })).composition.homeModule;
    };
    expect(await homeOf('blocks', ['content', 'learning'])).toBe('blocks');
    expect(await homeOf('sections', ['content', 'learning'])).toBe('sections');
    expect(await homeOf('blocks', ['content'])).toBe('sections');
  });

  test('lists the apps of a host [A7a-08]', async () => {
    const tenant = await app.makeTenant({ app: { host: 'list.example' } });
    const { apps } = await app.ok(appsByHost, { query: { host: 'list.example:443' } });
    expect(apps).toEqual([{ idApp: tenant.idApp, name: tenant.name, logo: '', basePath: `/${tenant.segment}` }]);
  });

  test('lists no app of a host that several share', async () => {
    await app.makeTenant({ app: { host: 'shared.example' } });
    await app.makeTenant({ app: { host: 'shared.example' } });
    expect((await app.ok(appsByHost, { query: { host: 'shared.example' } })).apps).toEqual([]);
  });
});

test('sessions and links that ended a month ago are deleted; the others stay', async () => {
  const user = await app.makeUser();
  const count = async () => {
    const rows = await app.platform.database.db
      .selectFrom('sessions')
      .select('id_session')
      .where('id_user', '=', user.idUser)
      .execute();
    return rows.length;
  };
  await app.runJobs(sweepSessions);
  expect(await count()).toBe(1);
  app.clock.advance(40 * DAY_MS);
  await app.runJobs(sweepSessions);
  expect(await count()).toBe(0);
});
