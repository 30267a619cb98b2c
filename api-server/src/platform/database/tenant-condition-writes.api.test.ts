import { sql } from 'kysely';
import type { SystemDb } from './tenant-db.adapter.ts';
import { app, asOwner, foreign, own, startAppWithTwoTenants } from './test/tenant-condition.fixtures.ts';

const titles = (all: SystemDb) =>
  all.selectFrom('responsibility_terms').select(['id_app', 'title']).orderBy('id_app').execute();
/** Returns the terms of both tenants when only the current tenant's term was renamed. */
const onlyOwnRenamed = () => [
  { id_app: app.tenant.idApp, title: 'novo' },
  { id_app: app.otherTenant.idApp, title: 'EPI' },
];

startAppWithTwoTenants();

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
