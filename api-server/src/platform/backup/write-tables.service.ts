import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.tables.ts';
import { catalogTables } from './catalog.repository.ts';
import type { CatalogTable } from './catalog.repository.ts';
import { writeHashedText } from './hashed-file.adapter.ts';
import { tablesFolder } from './manifest.schema.ts';
import type { Manifest } from './manifest.schema.ts';

const rowsAtOnce = 500;

/** Writes the rows of all tables as lines of JSON, one compressed file per table. */
export async function writeTables(snapshot: Transaction<Database>, folder: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {};
  for (const table of await catalogTables(snapshot)) {
    const name = `${table.schema}.${table.name}`;
    const file = `${tablesFolder}/${name}.ndjson.gz`;
    let rows = 0;
    const lines = rowsOf(snapshot, table, (count) => (rows += count));
    const { sha256 } = await writeHashedText(join(folder, file), Readable.from(lines));
    tables[name] = { file, sha256, rows };
  }
  return tables;
}

/** Reads rows through a cursor. They stay text, so that no number or time loses precision in JavaScript. */
async function* rowsOf(
  snapshot: Transaction<Database>,
  { schema, name, columns }: CatalogTable,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const text = sql`select row_to_json(r)::text as line from (select ${selected} from ${sql.table(`${schema}.${name}`)}) r`;
  await sql`declare backup_rows no scroll cursor for ${text}`.execute(snapshot);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`.execute(
      snapshot,
    );
    if (rows.length === 0) break;
    count(rows.length);
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await sql`close backup_rows`.execute(snapshot);
}
