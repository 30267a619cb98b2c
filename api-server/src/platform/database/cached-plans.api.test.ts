import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { freshDatabase } from '../../test/template-database.ts';
import type { Database } from './database.tables.ts';
import type { OpenDatabase } from './open-database.adapter.ts';
import { withParallelReads } from './parallel-reads.adapter.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.execute(`
    create table plants (id integer primary key, name text, tags text[], planted date, price numeric(9, 2), seen timestamptz);
    insert into plants values
      (1, 'Ipê "roxo"', array['x,y', null], '2026-05-01', 1.10, '2026-05-01 12:00:00.123Z'),
      (2, 'it''s \\ {b}', '{}', null, null, null)`);
}, 60_000);
afterAll(() => database.close());

const transaction = <T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> =>
  database.db.transaction().execute(async (begun) => {
    const open = withParallelReads(begun);
    try {
      return await work(open.db);
    } finally {
      open.close();
    }
  });

/** Runs work so often that the database keeps its plans; returns what it returned first and last. */
async function often<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<[T, T]> {
  const first = await transaction(work);
  for (let time = 0; time < 30; time += 1) await transaction(work);
  return [first, await transaction(work)];
}

const rowsOf = async (db: Transaction<Database>, query: ReturnType<typeof sql>) => (await query.execute(db)).rows;

test('a read with a cached plan returns what it returned without one', async () => {
  const all = sql`select * from plants order by id`;
  const some = sql`select id, name, tags, planted, price, seen from plants where id = ${1} and seen < ${new Date()}`;
  const [first, last] = await often(async (db) => [await rowsOf(db, all), await rowsOf(db, some)]);
  expect(last).toEqual(first);
  expect(first[1]).toEqual(first[0]?.slice(0, 1));
});

test('reads that are sent together return the same with a cached plan', async () => {
  const together = (db: Transaction<Database>) =>
    Promise.all([
      rowsOf(db, sql`select * from plants order by id desc`),
      rowsOf(db, sql`select ${7}::integer as seven`),
    ]);
  const [first, last] = await often(together);
  expect(last).toEqual(first);
  expect(last[1]).toEqual([{ seven: 7 }]);
});

test('a write with a cached plan writes each time', async () => {
  await often((db) => sql`update plants set price = coalesce(price, 0) + ${1} where id = ${2}`.execute(db));
  expect((await database.execute('select price::integer as price from plants where id = 2')).rows).toEqual([
    { price: 32 },
  ]);
});

test('a read whose result a migration changed fails at most once', async () => {
  await database.execute('create table pots (id integer); insert into pots values (1)');
  const read = () => transaction((db) => rowsOf(db, sql`select * from pots`));
  for (let time = 0; time < 25; time += 1) await read();
  await database.execute('alter table pots alter column id type text');
  await read().catch(() => undefined);
  expect(await read()).toEqual([{ id: '1' }]);
});

test('a list is sent as one array, whatever its values are', async () => {
  const named = (names: readonly string[]) =>
    database.db
      .selectFrom(sql<{ id: number; name: string; planted: string }>`plants`.as('p'))
      .where('p.name', 'in', names)
      .orderBy('p.id')
      .select('p.id');
  expect(named(['a', 'b', 'c']).compile()).toMatchObject({
    sql: 'select "p"."id" from plants as "p" where "p"."name" = any($1) order by "p"."id"',
    parameters: [['a', 'b', 'c']],
  });
  const found = await named(['Ipê "roxo"', "it's \\ {b}", 'NULL', '']).execute();
  expect(found).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await named([]).execute()).toEqual([]);
  const others = database.db
    .selectFrom(sql<{ id: number; planted: string }>`plants`.as('p'))
    .where('p.id', 'not in', [1, 3])
    .where((eb) => eb.or([eb('p.planted', 'is', null), eb('p.planted', 'in', ['2026-05-01', '2026-05-02'])]))
    .select('p.id');
  expect(await others.execute()).toEqual([{ id: 2 }]);
});

test('a conflict with a partial index is met each time', async () => {
  await database.execute(
    "create table carts (person integer, status text); create unique index on carts (person) where status = 'open'",
  );
  await often((db) =>
    sql`insert into carts values (${1}, ${'open'}) on conflict ("person") where "status" = ${'open'} do nothing`.execute(
      db,
    ),
  );
  expect((await database.execute('select count(*) as carts from carts')).rows).toEqual([{ carts: 1 }]);
});
