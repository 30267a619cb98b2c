import { join } from 'node:path';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.tables.ts';
import { catalogTables, rulesWhileLoading } from './catalog.repository.ts';
import type { CatalogTable, DeferredRule } from './catalog.repository.ts';
import type { Manifest } from './manifest.schema.ts';
import { linesOf } from './read-backup.service.ts';

const bytesAtOnce = 1024 * 1024;

/**
 * Loads the rows of a backup into a migrated schema. Foreign keys are taken away and added again at the end, which
 * checks every row: tables refer to each other and to themselves. Throws when a table has other rows than the manifest
 * says.
 */
export async function loadTables(db: Transaction<Database>, folder: string, manifest: Manifest): Promise<void> {
  const tables = new Map((await catalogTables(db)).map((table) => [`${table.schema}.${table.name}`, table]));
  const rules = await rulesWhileLoading(db);
  for (const rule of rules) await deferRule(db, rule);
  for (const [name, { file, rows }] of Object.entries(manifest.tables)) {
    const table = tables.get(name);
    if (!table) throw new Error(`A tabela ${name} da cópia não existe nesta versão.`);
    const loaded = await loadTable(db, table, join(folder, file));
    if (loaded !== rows) throw new Error(`${name}: ${loaded} linhas em vez de ${rows}.`);
  }
  // Checks of foreign keys wait for the end of the transaction, and tables with waiting checks cannot be altered.
  await sql`set constraints all immediate`.execute(db);
  for (const rule of rules) await restoreRule(db, rule);
  for (const [name, { value, isCalled }] of Object.entries(manifest.sequences)) {
    await sql`select setval(to_regclass(${name}), ${value}::bigint, ${isCalled})`.execute(db);
  }
}

async function loadTable(
  db: Transaction<Database>,
  { schema, name, columns }: CatalogTable,
  path: string,
): Promise<number> {
  const table = sql.table(`${schema}.${name}`);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  // The migrations of a new schema may have put rows in.
  await sql`delete from ${table}`.execute(db);
  let rows = 0;
  for await (const chunk of chunksOf(path)) {
    const result = await sql<{ loaded: string }>`
      with loaded as (
        insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, ${`[${chunk.join(',')}]`}::json) returning 1)
      select count(*)::text as loaded from loaded`.execute(db);
    rows += Number(result.rows[0]?.loaded);
  }
  return rows;
}

async function* chunksOf(path: string): AsyncGenerator<string[]> {
  let chunk: string[] = [];
  let bytes = 0;
  for await (const line of linesOf(path)) {
    chunk.push(line);
    bytes += line.length;
    if (bytes < bytesAtOnce) continue;
    yield chunk;
    [chunk, bytes] = [[], 0];
  }
  if (chunk.length > 0) yield chunk;
}

async function deferRule(db: Transaction<Database>, { table, name, definition }: DeferredRule): Promise<void> {
  const action = definition === null ? sql`disable trigger ${sql.id(name)}` : sql`drop constraint ${sql.id(name)}`;
  await sql`alter table ${sql.raw(table)} ${action}`.execute(db);
}

async function restoreRule(db: Transaction<Database>, { table, name, definition }: DeferredRule): Promise<void> {
  const action =
    definition === null
      ? sql`enable trigger ${sql.id(name)}`
      : sql`add constraint ${sql.id(name)} ${sql.raw(definition)}`;
  await sql`alter table ${sql.raw(table)} ${action}`.execute(db);
}
