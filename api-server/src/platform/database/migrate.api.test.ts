import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { freshDatabase } from '../../test/template-database.ts';
import { migrate } from './migrate.service.ts';
import { runSql } from './migration.port.ts';
import type { Migration } from './migration.port.ts';
import { overPglite } from './open-database.adapter.ts';
import { migrationFiles, readMigrations } from './read-migrations.service.ts';

const creates = (table: string): Migration => ({
  up: (db) => runSql(db, `create table ${table} (id integer primary key)`),
});

describe('migration files', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-migrations-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function filesNamed(...names: string[]): Promise<string[]> {
    for (const name of names) await writeFile(join(folder, name), '');
    return migrationFiles([folder]).map((file) => basename(file));
  }

  test('include those of the platform and of every module with tables, the platform first, each with a unique timestamp', () => {
    const files = migrationFiles();
    const names = files.map((file) => basename(file));
    expect(names).toEqual(names.toSorted());
    expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
    expect(files[0]).toContain(join('platform', 'database', 'migrations'));
    const modules = files.flatMap((file) => /modules\/([^/]+)\/migrations/.exec(file)?.[1] ?? []);
    expect([...new Set(modules)].toSorted()).toEqual([
      'admin',
      'audit',
      'content',
      'delivery',
      'evaluations',
      'gamification',
      'identity',
      'journey',
      'learning',
      'notifications',
      'plans',
      'store',
    ]);
  });

  test('run in the order of their timestamps, regardless of their names', async () => {
    expect(await filesNamed('20270102000000-a.ts', '20270101000000-z.ts')).toEqual([
      '20270101000000-z.ts',
      '20270102000000-a.ts',
    ]);
  });

  test('with the same timestamp are rejected', async () => {
    await expect(filesNamed('20270101000000-a.ts', '20270101000000-b.ts')).rejects.toThrow('20270101000000');
  });

  test('without a timestamp are rejected', async () => {
    await expect(filesNamed('0180_late.ts')).rejects.toThrow('<timestamp>-<name>.ts');
  });
});

test('a migrated database runs a migration that is added later, with an earlier or a later timestamp', async () => {
  const database = overPglite(new PGlite());
  const first = { '20270201000000-first': creates('first_table') };
  expect(await migrate(database.db, first)).toEqual(['20270201000000-first']);
  const later = {
    ...first,
    '20270101000000-earlier': creates('earlier_table'),
    '20270301000000-later': creates('later_table'),
  };
  expect(await migrate(database.db, later)).toEqual(['20270101000000-earlier', '20270301000000-later']);
  expect(await migrate(database.db, later)).toEqual([]);
  await database.close();
}, 60_000);

test('every table with a tenant column has forced row-level security', async () => {
  const database = await freshDatabase();
  expect(Object.keys(await readMigrations()).length).toBeGreaterThan(0);
  const { rows } = await sql<{ table_name: string }>`
    select c.table_name from information_schema.columns c
      join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
     where c.table_schema = 'public' and c.column_name = 'id_app' and not (t.relrowsecurity and t.relforcerowsecurity)
     order by 1`.execute(database.db);
  // The server resolves hosts and stores files as the owner, before a tenant is known. Both tables have policies for
  // the request role.
  expect(rows.map((row) => row.table_name)).toEqual(['apps', 'stored_files']);
  await database.close();
}, 60_000);
