import { resolve } from 'node:path';
import { enterSupportAccess } from '@shared-kit/contracts/identity';
import { allImporters } from './app.ts';
import { importTenant } from './platform/importing/import-tenant.ts';
import { withTenant } from './platform/database/tenant-db.ts';
import { needsAcceptedTerms } from './platform/auth/terms-gate.rules.ts';
import { createToken } from './modules/delivery/tokens/deploy-tokens.repository.ts';
import type { Tenant } from './platform/tenancy/tenant.ts';
import { startTestApp } from './test/index.ts';
import type { TestApp, TestUser } from './test/index.ts';

/**
 * Checks the rejections that every endpoint of every module must have, from the OpenAPI document, so that a new
 * endpoint is covered automatically.
 */
interface Operation {
  id: string;
  method: string;
  path: string;
  needsSession: boolean;
  needsDeployToken: boolean;
  module: string;
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string; tags: string[]; security?: Record<string, unknown>[] }>>;
}

let app: TestApp;
let operations: Operation[];
let visitor: { tenant: Tenant; user: TestUser };

beforeAll(async () => {
  app = await startTestApp();
  const demo = resolve(import.meta.dirname, '../../demo');
  // Aurora is imported first, so it has the low ids. A person of the other company makes the calls.
  for (const name of ['aurora', 'sabermais']) await importTenant(app.platform, allImporters, resolve(demo, name));
  const { paths } = app.server.swagger() as unknown as OpenApi;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      needsSession: (operation.security ?? []).some((way) => 'session' in way),
      needsDeployToken: (operation.security ?? []).some((way) => 'deployToken' in way),
      module: operation.tags[0] ?? '',
    })),
  );
  const tenant = await app.makeTenant();
  visitor = { tenant, user: await app.makeUser(tenant) };
}, 120_000);
afterAll(() => app.close());

async function call(operation: Operation, options: { at?: Tenant; token?: string; id?: string | number } = {}) {
  const at = options.at ?? visitor.tenant;
  const url = `${at.basePath}${operation.path.replace(/:\w+/g, String(options.id ?? 1))}`;
  const reply = await app.server.inject({
    method: operation.method as 'GET',
    url,
    headers: { host: at.host, ...(options.token ? { authorization: `Bearer ${options.token}` } : {}) },
  });
  const shape: unknown = reply.headers['content-type']?.toString().startsWith('application/json') ? reply.json() : {};
  return { status: reply.statusCode, ...(shape as { success?: boolean; code?: string }) };
}

async function deployTokenOf(remote: string): Promise<string> {
  const { database, clock } = app.platform;
  const { token } = await createToken(database.db, { remote, name: 'teste', days: 1, by: 'teste' }, clock.now());
  return token;
}

/** Returns one line per endpoint with an unexpected reply. */
async function exceptions(
  of: readonly Operation[],
  check: (operation: Operation) => Promise<string | null>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const operation of of) {
    const line = await check(operation);
    if (line !== null) lines.push(`${operation.id}: ${line}`);
  }
  return lines;
}

test('the document contains every module’s calls, each with a unique id [A7-03]', () => {
  const ids = operations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(40);
});

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

test('calls of a module that is off answer 404', async () => {
  const none = await app.makeTenant({ modules: [] });
  const user = await app.makeUser(none);
  const switchable = operations.filter(({ module }) =>
    ['content', 'learning', 'evaluations', 'store', 'journey'].includes(module),
  );
  const found = await exceptions(switchable, async (operation) => {
    const { status, success } = await call(operation, { at: none, token: user.token });
    return status === 404 && success === false ? null : String(status);
  });
  expect(found).toEqual([]);
});

test('invalid ids are rejected in the contract’s shape, never with a 5xx', async () => {
  const withIds = operations.filter(({ path }) => path.includes('/:'));
  const found = await exceptions(withIds, async (operation) => {
    const answers = [];
    const token = operation.needsDeployToken ? await deployTokenOf('*') : visitor.user.token;
    for (const id of ['x', '-1', '0', '2147483648', '1e9', "1'--", '%00'])
      answers.push(await call(operation, { id, token }));
    const bad = answers.filter(({ status, success }) => status < 400 || status >= 500 || success !== false);
    return bad.length === 0 ? null : bad.map(({ status }) => status).join(', ');
  });
  expect(found).toEqual([]);
});

test('another company’s ids give neither a 2xx nor a 5xx [B6-15]', async () => {
  const reading = operations.filter(
    ({ method, path, needsSession }) =>
      needsSession && path.includes('/:') && (method === 'GET' || method === 'DELETE'),
  );
  const found = await exceptions(reading, async (operation) => {
    const answers = [];
    for (let id = 1; id <= 8; id += 1) answers.push(await call(operation, { id, token: visitor.user.token }));
    const bad = answers.filter(({ status }) => status < 400 || status >= 500);
    return bad.length === 0 ? null : bad.map(({ status }) => status).join(', ');
  });
  expect(found).toEqual([]);
});

test('the low ids belong to another company', async () => {
  const aurora = await app.platform.tenants.resolve('localhost', 'aurora');
  if (!aurora) throw new Error('not imported');
  const users = await withTenant(app.platform.database.db, aurora.idApp, (db) =>
    db.selectFrom('users').select('id_user').execute(),
  );
  expect(Math.min(...users.map((row) => row.id_user))).toBeLessThan(9);
});

/** Endpoints whose contract requires `developer`. */
const developerOnly = ['platform.end-override', 'platform.inspect'];

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

/** Paths at which a person acts for themselves: their account, their consent, their money. */
const personal = /^\/api\/(users|login|notifications|contract)\/|\/(agreement|terms|plans)\/|password|\/buy$/;

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
