import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { freshDatabase } from '../../test/template-database.ts';
import { callLimits } from './database-limits.rules.ts';
import type { Database } from './database.tables.ts';
import type { OpenDatabase } from './open-database.adapter.ts';
import { withParallelReads } from './parallel-reads.adapter.ts';
import type { SentStatement } from './statement-memory.service.ts';
import { assumeTenantRole } from './tenant-db.adapter.ts';

let database: OpenDatabase;
let sent: SentStatement[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await database.execute('create table notes (id integer primary key, text text not null)');
}, 60_000);
afterAll(() => database.close());

beforeEach(() => {
  sent = [];
  database.observeStatements((statement) => void sent.push(statement));
});

const transaction = <T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> =>
  database.db.transaction().execute(async (begun) => {
    const open = withParallelReads(begun);
    try {
      return await work(open.db);
    } finally {
      open.close();
    }
  });
const trips = () => sent.map(({ trip }) => trip);
const own = () => sent.flatMap(({ text, trip }) => (trip === 'own' ? [text] : []));

const values = [
  sql`select 1 as one, 2::smallint as small, 9007199254740991::bigint as big, true as yes, null::integer as none`,
  sql`select 1.10::numeric as price, 0.1::float8 as float, 'NaN'::float8 as nan, interval '1 day 2 hours' as span`,
  sql`select date '2026-05-01' as day, timestamptz '2026-05-01 12:00:00.123Z' as moment, time '10:00' as hour`,
  sql`select '{"a":[1,{"b":null}]}'::jsonb as json, array['x"y', 'ç', null]::text[] as list, array[1, 2] as numbers`,
  sql`select ${"it's “quoted” \\ and $1 → 😀"}::text as text, '\\x00ff'::bytea as bytes, gen_random_uuid() is not null as uuid`,
  sql`select number, number * ${3}::integer as triple from generate_series(1, ${4}::integer) as number order by number desc`,
  sql`select 1 as never where false`,
  sql`with two as (select 2 as two) select two from two`,
];

test('reads that run together return what each returns alone', async () => {
  const alone = await transaction(async (db) => {
    const results = [];
    for (const value of values) results.push((await value.execute(db)).rows);
    return results;
  });
  sent = [];
  const together = await transaction((db) => Promise.all(values.map(async (value) => (await value.execute(db)).rows)));
  expect(together).toEqual(alone);
  expect(trips()).toEqual(['with-next', 'own', 'unawaited']);
});

test('begin and the role travel with the first statement', async () => {
  const role = await transaction(async (db) => {
    await assumeTenantRole(db, 7, callLimits);
    return sql`select current_user as role, current_setting('app.tenant') as tenant`.execute(db);
  });
  expect(role.rows).toEqual([{ role: 'app_tenant', tenant: '7' }]);
  expect(trips()).toEqual(['with-next', 'own', 'unawaited']);
});

test('a transaction without a statement sends nothing', async () => {
  await transaction((db) => assumeTenantRole(db, 7, callLimits));
  expect(sent).toEqual([]);
});

test('a tenant that cannot be assumed fails the statement, which would run without a role', async () => {
  await expect(
    transaction(async (db) => {
      await assumeTenantRole(db, 7, { statementMs: 1, lockMs: -5, idleMs: 1 });
      return sql`select current_user`.execute(db);
    }),
  ).rejects.toThrow(/lock_timeout|statement timeout/);
});

test('statements keep the order of the calls: a write comes before the reads that follow it', async () => {
  const [before, , after] = await transaction((db) =>
    Promise.all([
      sql`select count(*) as notes from notes`.execute(db),
      sql`insert into notes values (1, 'a')`.execute(db),
      sql`select text from notes`.execute(db),
    ]),
  );
  expect([before.rows, after.rows]).toEqual([[{ notes: 0 }], [{ text: 'a' }]]);
  expect(trips().at(-1)).toBe('own');
  expect((await database.execute('select id from notes')).rows).toEqual([{ id: 1 }]);
});

test('a failure among reads that run together rolls everything back', async () => {
  const work = () =>
    transaction(async (db) => {
      await sql`insert into notes values (2, 'b')`.execute(db);
      await Promise.all([sql`select 1 / ${0}::integer as no`.execute(db), sql`select id from notes`.execute(db)]);
    });
  await expect(work()).rejects.toThrow(/division by zero/);
  await expect(work()).rejects.toThrow(/division by zero/);
  expect((await database.execute('select id from notes')).rows).toEqual([{ id: 1 }]);
  expect(own().at(-1)).toBe('rollback');
});

test('a read whose column is gone fails once, and its successor finds the table as it is', async () => {
  await database.execute('create table things (id integer, name text); insert into things values (1, null)');
  const read = () =>
    transaction((db) => Promise.all([sql`select * from things`.execute(db), sql`select id from notes`.execute(db)]));
  await read();
  expect((await read())[0].rows).toEqual([{ id: 1, name: null }]);
  await database.execute('alter table things drop column name');
  await expect(read()).rejects.toThrow(/name/);
  expect((await read())[0].rows).toEqual([{ id: 1 }]);
});

test('work that a failure left behind does not run after the transaction', async () => {
  let late: Promise<unknown> = Promise.resolve();
  await expect(
    transaction(async (db) => {
      const slow = sql`select 1`.execute(db).then(() => sql`insert into notes values (3, 'late')`.execute(db));
      late = slow.catch((error: unknown) => error);
      throw new Error('failed first');
    }),
  ).rejects.toThrow('failed first');
  expect(String(await late)).toMatch(/transaction|rolled back/i);
  expect((await database.execute('select id from notes where id = 3')).rows).toEqual([]);
});
