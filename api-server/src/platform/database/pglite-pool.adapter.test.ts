import { PGlite } from '@electric-sql/pglite';
import { pglitePool } from './pglite-pool.adapter.ts';
import { statementMemory } from './statement-memory.service.ts';

test('the engine plans a foreign key again after many rows were written, and then checks it by the index', async () => {
  const pglite = new PGlite();
  const pool = pglitePool(pglite, statementMemory());
  await pool.execute('create table people (id int primary key); create table notes (id_person int references people)');
  const write = async (from: number, to: number) => {
    await pool.execute('insert into people select generate_series($1::int, $2::int)', [from, to]);
    await pool.execute('insert into notes select generate_series($1::int, $2::int)', [from, to]);
  };
  await write(1, 1);
  await pool.execute('analyze people');
  // The foreign key is checked with a plan that reads the whole table of one person, and the engine keeps it.
  for (let id = 2; id <= 12; id += 1) await write(id, id);
  const scannedRows = async () => {
    const { rows } = await pool.execute(
      "select seq_tup_read::int as read from pg_stat_user_tables where relname = 'people'",
    );
    return (rows as { read: number }[])[0]?.read ?? 0;
  };
  const before = await scannedRows();
  for (let from = 1_000; from < 6_000; from += 1_000) await write(from, from + 999);
  expect((await scannedRows()) - before).toBeLessThan(50_000);
  await pool.end();
});
