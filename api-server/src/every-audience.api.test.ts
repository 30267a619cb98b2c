import { enterSupportAccess } from '@shared-kit/contracts/identity';
import { needsAcceptedTerms } from './platform/auth/terms-gate.rules.ts';
import {
  app,
  call,
  deployTokenOf,
  exceptions,
  operations,
  startAppWithAllModules,
  visitor,
} from './test/every-endpoint.fixtures.ts';

/**
 * Decision 7: calls that a session may make before the terms are accepted. A new call must be added here explicitly.
 */
const openBeforeTerms = [
  'identity.accept-agreement',
  'identity.accept-responsibility-term',
  'identity.logout',
  'identity.renew-login',
  'identity.session',
];

/** Endpoints whose contract requires `developer`. */
const developerOnly = ['platform.end-override', 'platform.inspect'];

/** Paths at which a person acts for themselves: their account, their consent, their money. */
const personal = /^\/api\/(users|login|notifications|contract)\/|\/(agreement|terms|plans)\/|password|\/buy$/;

startAppWithAllModules();

test('answers 401 without a session or a deploy token, or with an invented token', async () => {
  const closed = operations.filter(({ needsSession, needsDeployToken }) => needsSession || needsDeployToken);
  const found = await exceptions(closed, async (operation) => {
    const bare = await call(operation);
    const madeUp = await call(operation, { token: 'eyJhbGciOiJub25lIn0.e30.' });
    const asExpected = [bare, madeUp].every(
      ({ status, success, code }) => status === 401 && success === false && Boolean(code),
    );
    return asExpected ? null : `${bare.status} and ${madeUp.status}`;
  });
  expect(found).toEqual([]);
});

test('a person’s session is rejected as a deploy token, and a deploy token as a session', async () => {
  const found = await exceptions(
    operations.filter(({ needsSession, needsDeployToken }) => needsSession || needsDeployToken),
    async (operation) => {
      const { status } = await call(operation, {
        token: operation.needsDeployToken ? visitor.user.token : await deployTokenOf('*'),
      });
      return status === 401 ? null : String(status);
    },
  );
  expect(found).toEqual([]);
});

test('a deploy token is accepted for its own remote only', async () => {
  const token = await deployTokenOf('mfe-other');
  const ofOneRemote = operations.filter(({ needsDeployToken, path }) => needsDeployToken && !path.endsWith('/remotes'));
  expect(ofOneRemote.length).toBeGreaterThan(10);
  const found = await exceptions(ofOneRemote, async (operation) => {
    const { status, success, code } = await call(operation, { token, id: 'mfe-store' });
    return status === 403 && success === false && code?.startsWith('deploy.') ? null : String(status);
  });
  expect(found).toEqual([]);
});

test('before the terms are accepted every other call of a session is rejected with TERMS_REQUIRED', async () => {
  const strict = await app.makeTenant({ app: { agreement_version: '1' } });
  const { token } = await app.makeUser(strict);
  const closed = operations.filter(({ needsSession, id }) => needsSession && !openBeforeTerms.includes(id));
  let refused = 0;
  const found = await exceptions(closed, async (operation) => {
    const { status, code } = await call(operation, { at: strict, token });
    if (status === 403 && code === 'TERMS_REQUIRED') refused += 1;
    // A call without input may be rejected for that before the terms are checked.
    const asExpected =
      (status === 403 && code === 'TERMS_REQUIRED') || (status === 400 && needsAcceptedTerms(operation.id));
    return asExpected ? null : `${status} ${code}`;
  });
  expect(found).toEqual([]);
  expect(refused).toBeGreaterThan(closed.length / 2);
});

test('calls of a role are rejected without it and accepted with it [B6-15]', async () => {
  const at = visitor.tenant;
  const [learner, supporter, developer, admin] = [
    visitor.user,
    await app.makeUser(at, { can_access_support: true }),
    await app.makeUser(at, { developer: true }),
    await app.makeUser(at, { admin: 1 }),
  ];
  const statuses = async (method: string, path: string, body?: object) =>
    Promise.all(
      [learner, supporter, developer, admin].map(async ({ token }) => {
        const headers = { host: at.host, authorization: `Bearer ${token}` };
        const reply = await app.server.inject({
          method: method as 'GET',
          url: `${at.basePath}/api${path}`,
          headers,
          ...(body ? { body } : {}),
        });
        return reply.statusCode === 403;
      }),
    );
  expect(await statuses('POST', '/login/support-access', { idUser: learner.idUser })).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(await statuses('GET', '/users?searchText=ana')).toEqual([true, false, true, true]);
  expect(await statuses('POST', '/login/admin')).toEqual([true, true, true, false]);
  const developers = operations.filter(({ id }) => developerOnly.includes(id));
  expect(developers).toHaveLength(developerOnly.length);
  for (const { id, method, path } of developers) {
    const [asLearner, , asDeveloper] = await statuses(method, path.replace('/api', '').replace(/:\w+/g, 'x'));
    expect([id, asLearner, asDeveloper]).toEqual([id, true, false]);
  }
});

test('a support access cannot call what is reserved for the person, whatever the input; everything else is open', async () => {
  const actor = await app.makeUser(visitor.tenant, { can_access_support: true });
  const { result } = await app.ok(
    enterSupportAccess,
    { body: { idUser: visitor.user.idUser } },
    { as: actor, at: visitor.tenant },
  );
  const comingAndGoing = ['identity.renew-login', 'identity.logout'];
  const writing = operations.filter(
    ({ id, method, needsSession }) => needsSession && method !== 'GET' && !comingAndGoing.includes(id),
  );
  const found = await exceptions(writing, async (operation) => {
    const { status, code } = await call(operation, { token: result.token });
    const isClosed = status === 403 && code === 'support.not-allowed';
    return isClosed || !personal.test(operation.path)
      ? null
      : `${operation.method} ${operation.path} answers ${status} ${code ?? ''}`;
  });
  expect(found).toEqual([]);
  const learning = operations.filter(({ id }) => id === 'learning.like' || id === 'store.add-to-cart');
  for (const operation of learning)
    expect((await call(operation, { token: result.token })).code).not.toBe('support.not-allowed');
});
