import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { prepareSchema, requireSchema } from './prepare-schema.service.ts';
import { readMigrations } from './read-migrations.service.ts';
import { schemaFaults } from './schema-faults.rules.ts';
import { schemaState } from './schema-state.repository.ts';

const databases: TestApp[] = [];
afterAll(async () => {
  for (const app of databases) await app.close();
});

/** Starts an app on a database that `damage` was done to, and returns what `/health/ready` answers. */
async function readyAfter(damage: string): Promise<{ app: TestApp; status: number; reasons: string[] }> {
  const app = await startTestApp();
  databases.push(app);
  if (damage) await app.platform.database.execute(damage);
  const reply = await app.server.inject('/health/ready');
  return { app, status: reply.statusCode, reasons: reply.json<{ reasons?: string[] }>().reasons ?? [] };
}

test('a migrated database is ready', async () => {
  const { app, status, reasons } = await readyAfter('');
  expect([status, reasons]).toEqual([200, []]);
  await expect(requireSchema(app.platform.database)).resolves.toBeUndefined();
}, 60_000);

test.each([
  ['tables', 'drop table active_plans', 'tables: active_plans'],
  ['rights', 'revoke insert, update on users from app_tenant', 'grants: users (INSERT, UPDATE)'],
  ['policies', 'drop policy tenant_isolation on users', 'row security: users'],
  ['row security', 'alter table users no force row level security', 'row security: users'],
  ['functions', 'drop function apps_of_person', 'tables: apps_of_person()'],
  [
    'migrations',
    "delete from kysely_migration where name = '20261123130500-schema-record'",
    'migrations missing: 20261123130500-schema-record',
  ],
  ['record', 'drop table schema_record', 'tables: schema_record'],
  ['the queue', 'drop schema jobs cascade', 'tables: jobs.job'],
])(
  'a database without its %s is not ready, says why and is refused by the start and by the migration',
  async (_what, damage, reason) => {
    const { app, status, reasons } = await readyAfter(damage);
    expect([status, reasons]).toEqual([503, [reason]]);
    const [kind = ''] = reason.split(':');
    await expect(requireSchema(app.platform.database)).rejects.toThrow(kind);
    const isRepairable = kind === 'migrations missing' || reason.endsWith('schema_record');
    if (!isRepairable) await expect(prepareSchema(app.platform.database)).rejects.toThrow(kind);
  },
  60_000,
);

test('a database without the request role is not usable', async () => {
  const { app } = await readyAfter('');
  const state = await schemaState(app.platform.database);
  const known = Object.keys(await readMigrations());
  expect(schemaFaults({ ...state, hasRequestRole: false }, known)).toEqual([{ kind: 'roles', name: 'app_tenant' }]);
  expect(schemaFaults({ ...state, mayUseRequestRole: false, seesAllTenants: false }, known)).toEqual([
    { kind: 'roles', name: 'member of app_tenant' },
    { kind: 'roles', name: 'bypassrls' },
  ]);
}, 60_000);
