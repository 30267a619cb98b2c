import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.tables.ts';
import { parsers } from './column-types.adapter.ts';
import { pglitePool } from './pglite-pool.adapter.ts';
import type { SystemDb } from './tenant-db.adapter.ts';

type SqlRows = { rows: unknown[]; rowCount?: number | null };

export interface OpenDatabase {
  readonly db: SystemDb;
  readonly engine: 'pglite' | 'postgres';
  /** Runs plain SQL outside any request's transaction. Accepts several statements when there are no values. */
  execute(text: string, values?: readonly unknown[]): Promise<SqlRows>;
  close(): Promise<void>;
}

/** Location of the data: a PostgreSQL address, a directory for PGlite, or a dump to load into memory (tests). */
export type DatabaseLocation =
  | { url: string; poolSize?: number }
  | { directory: string }
  | { memory: Blob | undefined };

export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return openPostgres(location.url, location.poolSize ?? 10);
  const pglite =
    'directory' in location
      ? new PGlite({ dataDir: location.directory })
      : new PGlite(location.memory ? { loadDataDir: location.memory } : {});
  await pglite.waitReady;
  return overPglite(pglite);
}

export function overPglite(pglite: PGlite): OpenDatabase {
  const pool = pglitePool(pglite);
  return {
    // The dialect's type requires a pg pool, but it uses only connect, query, release and end.
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) }),
    engine: 'pglite',
    execute: (text, values) => pool.execute(text, values),
    close: () => pool.end(),
  };
}

function openPostgres(url: string, max: number): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  });
  // The pool replaces a connection that dies while idle. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: 'postgres',
    async execute(text, values) {
      const result: unknown = await pool.query(text, values ? [...values] : undefined);
      const results = (Array.isArray(result) ? result : [result]) as SqlRows[];
      return { rows: results.flatMap((each) => each.rows), rowCount: results.at(-1)?.rowCount ?? 0 };
    },
    close: () => db.destroy(),
  };
}
