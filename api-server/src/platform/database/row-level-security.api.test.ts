import { sql } from 'kysely';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { assumeTenantRole, withTenant } from './tenant-db.adapter.ts';
import type { SystemDb } from './tenant-db.adapter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Runs a transaction as the tenant's role without the tenant condition, to test row-level security alone. */
async function underRowLevelSecurity<T>(tenantId: number, work: (db: SystemDb) => Promise<T>): Promise<T> {
  return app.platform.database.db.transaction().execute(async (transaction) => {
    await assumeTenantRole(transaction, tenantId);
    return work(transaction);
  });
}

interface TableInfo {
  name: string;
  enabled: boolean;
  forced: boolean;
  policies: number;
}

/** Lists every table with a tenant column, except the two that the server reads before it knows the tenant. */
async function tenantTables(): Promise<TableInfo[]> {
  const { rows } = await sql<TableInfo>`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
           (select count(*) from pg_policy p where p.polrelid = c.oid)::int as policies
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'id_app' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(app.platform.database.db);
  return rows;
}

test('every table of a tenant has row-level security and a policy', async () => {
  const open = (await tenantTables()).filter(
    ({ name, enabled, forced, policies }) =>
      !enabled || policies === 0 || (!forced && name !== 'apps' && name !== 'stored_files'),
  );
  expect(open).toEqual([]);
});

/**
 * Under row-level security a lookup uses an index only when its comparison can reveal nothing (`leakproof`), and functions
 * such as `lower` might. An index on an expression still keeps values unique and sorts.
 */
test('indexes on expressions serve only uniqueness and order, never a lookup', async () => {
  const { rows } = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    where i.indexprs is not null and c.relrowsecurity
    order by name`.execute(app.platform.database.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'organisation_units_by_code',
    'organisation_units_by_name',
    'people_groups_by_name',
    'users_by_folded_department',
    'users_by_folded_name',
  ]);
});

test('the request role has rights only on tenants’ tables', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select distinct table_name from information_schema.role_table_grants
    where grantee = 'app_tenant' and table_schema = 'public'`.execute(app.platform.database.db);
  const known = new Set((await tenantTables()).map(({ name }) => name));
  expect(rows.map((row) => row.table_name).filter((name) => !known.has(name))).toEqual([]);
});

test('a query without a tenant condition returns only the tenant’s rows', async () => {
  const seen = await underRowLevelSecurity(app.tenant.idApp, (db) =>
    db.selectFrom('users').select(['id_user', 'id_app']).execute(),
  );
  expect(seen.map((row) => row.id_user)).toEqual([app.user.idUser]);
  const apps = await underRowLevelSecurity(app.tenant.idApp, (db) => db.selectFrom('apps').select('id_app').execute());
  expect(apps).toEqual([{ id_app: app.tenant.idApp }]);
});

test('a row of another tenant cannot be changed, deleted or written', async () => {
  const { idUser } = app.otherUser;
  await underRowLevelSecurity(app.tenant.idApp, async (tenant) => {
    const changed = await tenant
      .updateTable('users')
      .set({ name: 'x' })
      .where('id_user', '=', idUser)
      .executeTakeFirst();
    const deleted = await tenant.deleteFrom('users').where('id_user', '=', idUser).executeTakeFirst();
    expect([changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 0n]);
  });
  const foreign = { id_app: app.otherTenant.idApp, module: 'x', enabled: true };
  await expect(
    underRowLevelSecurity(app.tenant.idApp, (tenant) => tenant.insertInto('tenant_modules').values(foreign).execute()),
  ).rejects.toThrow(/row-level security/);
});

test('no role or tenant setting remains after a tenant’s transaction', async () => {
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) => db.selectFrom('users').selectAll().execute());
  const { rows } = await sql<{ tenant: string | null; who: string }>`
    select nullif(current_setting('app.tenant', true), '') as tenant, current_user as who`.execute(
    app.platform.database.db,
  );
  expect(rows[0]?.tenant).toBeNull();
  expect(rows[0]?.who).not.toBe('app_tenant');
});

test('both engines return the same values: counts are numbers, moments are dates', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select count(*) as count, 9007199254740991::bigint as big, date '2026-05-01' as day, timestamptz '2026-05-01 12:00Z' as moment,
           '{"a":[1]}'::jsonb as json, true as yes`.execute(app.platform.database.db);
  expect(rows[0]).toEqual({
    count: 1,
    big: 9007199254740991,
    day: '2026-05-01',
    moment: new Date('2026-05-01T12:00:00Z'),
    json: { a: [1] },
    yes: true,
  });
});

test('overlapping transactions do not read each other’s changes', async () => {
  const { db } = app.platform.database;
  const first = withTenant(db, app.tenant.idApp, async (tenant) => {
    await tenant.updateTable('users').set({ department: 'a' }).where('id_user', '=', app.user.idUser).execute();
    throw new Error('rolled back');
  });
  const second = withTenant(db, app.otherTenant.idApp, (tenant) =>
    tenant.updateTable('users').set({ department: 'b' }).where('id_user', '=', app.otherUser.idUser).execute(),
  );
  await expect(first).rejects.toThrow('rolled back');
  await second;
  const rows = await db
    .selectFrom('users')
    .select(['id_user', 'department'])
    .where('id_user', 'in', [app.user.idUser, app.otherUser.idUser])
    .orderBy('id_user')
    .execute();
  expect(rows.map((row) => row.department)).toEqual(['', 'b']);
});
