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
    // The engine counts what it read about once a second, otherwise.
    await pool.execute('select pg_stat_force_next_flush()');
    await pool.execute('select 1');
    const { rows } = await pool.execute(
      "select seq_tup_read::int as read from pg_stat_user_tables where relname = 'people'",
    );
    return (rows as { read: number }[])[0]?.read ?? 0;
  };
  const before = await scannedRows();
  // Checks of the first thousand may still use the old plan. With it, all of them would read twelve million rows.
  for (let from = 1_000; from < 6_000; from += 1_000) await write(from, from + 999);
  expect((await scannedRows()) - before).toBeLessThan(1_000_000);
  await pool.end();
});

test('an engine that has panicked is sent nothing more, because it would never answer', async () => {
  const pglite = new PGlite();
  const pool = pglitePool(pglite, statementMemory());
  const told: unknown[] = [];
  pool.onPanic((error) => void told.push(error));
  await pool.execute('select 1');
  const panic = Object.assign(new Error('no space'), { code: '53100', severity: 'PANIC' });
  const sends = jest.spyOn(pglite, 'execProtocol').mockRejectedValue(panic);
  const others = (['exec', 'query', 'close'] as const).map((name) => jest.spyOn(pglite, name));
  for (const text of ['select 1', 'select 2; select 3'])
    for (const values of [undefined, [1]]) await expect(pool.execute(text, values)).rejects.toBe(panic);
  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toBe(panic);
  await pool.end();
  expect(told).toEqual([panic]);
  expect(sends).toHaveBeenCalledTimes(1);
  for (const other of others) expect(other).not.toHaveBeenCalled();
  for (const spy of [sends, ...others]) spy.mockRestore();
  await pglite.close();
});
