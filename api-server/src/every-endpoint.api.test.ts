import { withTenant } from './platform/database/tenant-db.adapter.ts';
import {
  app,
  call,
  deployTokenOf,
  exceptions,
  operations,
  startAppWithAllModules,
  visitor,
} from './test/every-endpoint.fixtures.ts';

startAppWithAllModules();

test('the document contains every module’s calls, each with a unique id [A7-03]', () => {
  const ids = operations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(40);
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
