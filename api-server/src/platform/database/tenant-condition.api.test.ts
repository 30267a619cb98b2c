import { sql } from 'kysely';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { tenantDb } from './tenant-db.ts';
import type { SystemDb, TenantDb } from './tenant-db.ts';

let app: TestApp;
let own: number;
let foreign: number;
beforeAll(async () => {
  app = await startTestApp();
  own = app.user.idUser;
  foreign = app.otherUser.idUser;
  await app.platform.database.db
    .insertInto('responsibility_terms')
    .values(
      [app.tenant, app.otherTenant].map(({ idApp }) => ({
        id_app: idApp,
        key: 'epi',
        title: 'EPI',
        version_number: 1,
        text: '',
      })),
    )
    .execute();
});
afterAll(() => app.close());

class RollBack extends Error {}

/** Runs `work` as the owner of the tables, to whom row-level security does not apply, and rolls back its writes. */
async function asOwner<T>(work: (tenant: TenantDb, all: SystemDb) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await app.platform.database.db.transaction().execute(async (transaction) => {
      result = { value: await work(tenantDb(transaction, app.tenant.idApp), transaction) };
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
  if (!result) throw new Error('the work gave no result');
  return result.value;
}

const titles = (all: SystemDb) =>
  all.selectFrom('responsibility_terms').select(['id_app', 'title']).orderBy('id_app').execute();
/** Returns the terms of both tenants when only the current tenant's term was renamed. */
const onlyOwnRenamed = () => [
  { id_app: app.tenant.idApp, title: 'novo' },
  { id_app: app.otherTenant.idApp, title: 'EPI' },
];

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

describe('rows of another tenant are not changed', () => {
  test('by an update', async () => {
    const after = await asOwner(async (tenant, all) => {
      await tenant.updateTable('responsibility_terms').set({ title: 'novo' }).execute();
      return titles(all);
    });
    expect(after).toEqual(onlyOwnRenamed());
  });

  test('by an update with FROM, join and alias', async () => {
    const after = await asOwner(async (tenant, all) => {
      await tenant
        .updateTable('responsibility_terms as t')
        .from('apps as a')
        .innerJoin('users as u', (join) => join.onTrue())
        .set({ title: 'novo' })
        .execute();
      return titles(all);
    });
    expect(after).toEqual(onlyOwnRenamed());
  });

  test('by an update in a common table expression', async () => {
    const after = await asOwner(async (tenant, all) => {
      await tenant
        .with('changed', (cte) => cte.updateTable('responsibility_terms').set({ title: 'novo' }).returning('key'))
        .selectFrom('changed')
        .select('changed.key')
        .execute();
      return titles(all);
    });
    expect(after).toEqual(onlyOwnRenamed());
  });

  test('by an insert with a conflicting key, which changes the current tenant’s row', async () => {
    const term = { key: 'epi', title: 'novo', version_number: 1, text: '' };
    const after = await asOwner(async (tenant, all) => {
      await tenant
        .insertInto('responsibility_terms')
        .values(term)
        .onConflict((conflict) => conflict.columns(['key']).doUpdateSet({ title: 'novo' }))
        .execute();
      return titles(all);
    });
    expect(after).toEqual(onlyOwnRenamed());
  });

  test('by a delete', async () => {
    const after = await asOwner(async (tenant, all) => {
      await tenant.deleteFrom('responsibility_terms').execute();
      return titles(all);
    });
    expect(after).toEqual([{ id_app: app.otherTenant.idApp, title: 'EPI' }]);
  });

  test('by a delete with USING, which also reads no foreign row', async () => {
    const after = await asOwner(async (tenant, all) => {
      const remove = tenant.deleteFrom('responsibility_terms').using('users');
      await remove.where('users.id_user', '=', foreign).execute();
      const untouched = await titles(all);
      await remove.where('users.id_user', '=', own).execute();
      return [untouched.length, await titles(all)];
    });
    expect(after).toEqual([2, [{ id_app: app.otherTenant.idApp, title: 'EPI' }]]);
  });
});

describe('rows are written for the current tenant', () => {
  test('by an insert of values', async () => {
    const rows = await asOwner(async (tenant, all) => {
      await tenant
        .insertInto('responsibility_terms')
        .values([
          { key: 'a', title: 'A', version_number: 1, text: '' },
          { key: 'b', title: 'B', version_number: 1, text: '' },
        ])
        .execute();
      return all.selectFrom('responsibility_terms').select('id_app').where('key', 'in', ['a', 'b']).execute();
    });
    expect(rows).toEqual([{ id_app: app.tenant.idApp }, { id_app: app.tenant.idApp }]);
  });

  test('by an insert from a select, which reads the current tenant’s rows', async () => {
    const rows = await asOwner(async (tenant, all) => {
      await tenant
        .insertInto('responsibility_terms')
        .columns(['key', 'title', 'version_number', 'text'])
        .expression((eb) =>
          eb
            .selectFrom('users as u')
            .select([
              sql<string>`'k' || u.id_user`.as('key'),
              'u.name as title',
              sql<number>`1`.as('n'),
              'u.role as text',
            ])
            .unionAll(
              eb
                .selectFrom('users as v')
                .select([
                  sql<string>`'l' || v.id_user`.as('key'),
                  'v.name as title',
                  sql<number>`1`.as('n'),
                  'v.role as text',
                ]),
            ),
        )
        .execute();
      return all
        .selectFrom('responsibility_terms')
        .select(['id_app', 'key'])
        .where('key', '<>', 'epi')
        .orderBy('key')
        .execute();
    });
    expect(rows).toEqual([
      { id_app: app.tenant.idApp, key: `k${own}` },
      { id_app: app.tenant.idApp, key: `l${own}` },
    ]);
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
