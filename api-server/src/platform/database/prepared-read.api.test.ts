import { preparedRead } from './prepared-read.adapter.ts';
import { withTenant } from './tenant-db.adapter.ts';
import type { TenantDb } from './tenant-db.adapter.ts';
import { app, asOwner, foreign, own, startAppWithTwoTenants } from './test/tenant-condition.fixtures.ts';

startAppWithTwoTenants();

let built = 0;
const byEither = preparedRead(['one', 'other'], (db, { one, other }: { one: number; other: number }) => {
  built += 1;
  return db
    .selectFrom('users')
    .select('id_user as id')
    .where((eb) => eb.or([eb('id_user', '=', one), eb('id_user', '=', other)]))
    .orderBy('id_user');
});
const byId = preparedRead(['id'], (db, { id }: { id: number }) =>
  db
    .selectFrom('users as u')
    .leftJoin('sessions as s', (join) => join.onRef('s.id_user', '=', 'u.id_user'))
    .select((eb) => ['u.id_user as id', eb.selectFrom('apps').select('apps.key').as('tenant')])
    .where('u.id_user', '=', id)
    .limit(1),
);

const inTenant = <T>(idApp: number, work: (db: TenantDb) => Promise<T>) =>
  withTenant(app.platform.database.db, idApp, work);

test('a prepared read finds the rows of the tenant that runs it, whichever ran it first', async () => {
  const both = { one: own, other: foreign };
  for (let time = 0; time < 25; time += 1) {
    expect(await inTenant(app.tenant.idApp, (db) => byEither(db, both))).toEqual([{ id: own }]);
    expect(await inTenant(app.otherTenant.idApp, (db) => byEither(db, both))).toEqual([{ id: foreign }]);
  }
  expect(built).toBe(1);
});

test('the conditions of a prepared read confine it without row-level security', async () => {
  const read = await asOwner(async (db) => [
    await byEither(db, { one: own, other: foreign }),
    await byId(db, { id: foreign }),
  ]);
  expect(read).toEqual([[{ id: own }], []]);
});

test('prepared reads that run at the same time get their own values', async () => {
  const read = await inTenant(app.tenant.idApp, (db) =>
    Promise.all([
      byEither(db, { one: 0, other: 0 }),
      byEither(db, { one: own, other: 0 }),
      byId(db, { id: own }),
      byId(db, { id: foreign }),
    ]),
  );
  expect(read).toEqual([[], [{ id: own }], [{ id: own, tenant: app.tenant.key }], []]);
});
