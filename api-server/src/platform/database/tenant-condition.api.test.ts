import { sql } from 'kysely';
import type { TenantDb } from './tenant-db.adapter.ts';
import { app, asOwner, foreign, own, startAppWithTwoTenants } from './test/tenant-condition.fixtures.ts';

startAppWithTwoTenants();

test('the role of these tests reads every tenant’s rows, so that only the condition confines them', async () => {
  const rows = await asOwner((_, all) => all.selectFrom('users').select('id_user').execute());
  expect(rows.map((row) => row.id_user)).toEqual(expect.arrayContaining([own, foreign]));
});

describe('rows of another tenant are not read', () => {
  const shapes: Record<string, (db: TenantDb) => Promise<readonly { id: number | null }[]>> = {
    select: (db) => db.selectFrom('users').select('id_user as id').execute(),
    'select by a foreign id': (db) =>
      db.selectFrom('users').select('id_user as id').where('id_user', 'in', [own, foreign]).execute(),
    'a raw OR as the condition': (db) =>
      db
        .selectFrom('users')
        .select('id_user as id')
        .where(sql<boolean>`false or true`)
        .execute(),
    'inner join': (db) =>
      db
        .selectFrom('apps as a')
        .innerJoin('users as u', (join) => join.onTrue())
        .select('u.id_user as id')
        .execute(),
    'left join': (db) =>
      db
        .selectFrom('apps as a')
        .leftJoin('users as u', (join) => join.on('u.id_user', 'in', [own, foreign]))
        .select('u.id_user as id')
        .execute(),
    'cross join': (db) => db.selectFrom('apps').crossJoin('users').select('users.id_user as id').execute(),
    'lateral join': (db) =>
      db
        .selectFrom('apps')
        .innerJoinLateral(
          (eb) => eb.selectFrom('users').select('id_user as id').as('u'),
          (join) => join.onTrue(),
        )
        .select('u.id')
        .execute(),
    'subquery in from': (db) =>
      db
        .selectFrom((eb) => eb.selectFrom('users').select('id_user as id').as('u'))
        .select('u.id')
        .execute(),
    'subquery in the select list': (db) =>
      db
        .selectFrom('apps')
        .select((eb) =>
          eb
            .selectFrom('users as u')
            .select((inner) => inner.fn.min('u.id_user').as('min'))
            .as('id'),
        )
        .execute(),
    'subquery in a raw fragment': (db) =>
      db
        .selectFrom('apps')
        .select(sql<number>`${db.selectFrom('users').select('id_user').limit(1)}`.as('id'))
        .execute(),
    union: (db) =>
      db
        .selectFrom('users')
        .select('id_user as id')
        .union(db.selectFrom('users as again').select('again.id_user as id'))
        .execute(),
    'common table expression': (db) =>
      db
        .with('people', (cte) => cte.selectFrom('users').select('id_user as id'))
        .selectFrom('people')
        .select('people.id')
        .execute(),
    'common table expression with the name of its table': (db) =>
      db
        .with('users', (cte) => cte.selectFrom('users').select('id_user as id'))
        .selectFrom('users')
        .select('users.id')
        .execute(),
    'recursive common table expression': (db) =>
      db
        .withRecursive('chain(id)', (cte) =>
          cte
            .selectFrom('users')
            .select('id_user as id')
            .union((again) =>
              again
                .selectFrom('chain')
                .innerJoin('users as u', (join) => join.onTrue())
                .select('u.id_user as id'),
            ),
        )
        .selectFrom('chain')
        .select('chain.id')
        .execute(),
  };

  test.each(Object.keys(shapes))('in: %s', async (shape) => {
    const rows = await asOwner(async (tenant) => shapes[shape]?.(tenant));
    expect(rows).toEqual([{ id: own }]);
  });

  test('a query reads no foreign row in: exists', async () => {
    const found = await asOwner((db) =>
      db
        .selectFrom('apps')
        .select('key')
        .where(({ exists, selectFrom }) => exists(selectFrom('users').select('id_user').where('id_user', '=', foreign)))
        .execute(),
    );
    expect(found).toEqual([]);
  });
});

test('the tenant’s role has rights on exactly the tables with a tenant column', async () => {
  const { rows } = await sql<{ name: string; granted: boolean }>`
    select c.relname as name, has_table_privilege('app_tenant', c.oid, 'select') as granted
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'id_app' and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(app.platform.database.db);
  expect(rows.filter((row) => !row.granted)).toEqual([]);
});

test('a query by key in a tenant uses the index that starts with the tenant', async () => {
  const { sql: statement, parameters } = await asOwner(async (tenant) =>
    tenant
      .selectFrom('tenant_modules as m')
      .innerJoin('responsibility_terms as t', (join) => join.on('t.key', '=', 'epi'))
      .select('m.enabled')
      .where('m.module', '=', 'store')
      .compile(),
  );
  const plan = await app.platform.database.db.transaction().execute(async (transaction) => {
    // The planner would scan small tables sequentially, whatever their indexes.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(
      statement.replaceAll(/\$(\d+)/g, (_, place: string) => {
        const value = parameters[Number(place) - 1];
        return typeof value === 'string' ? `'${value}'` : String(value);
      }),
    )}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/tenant_modules_pkey[\s\S]*Index Cond: \(+id_app = \d+\)+ AND \(+module/);
  expect(plan).toMatch(/Index Cond: \(+id_app = \d+\)+ AND \(+key/);
});
