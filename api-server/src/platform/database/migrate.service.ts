import { Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import type { Migration } from './migration.port.ts';
import { readMigrations } from './read-migrations.service.ts';
import type { SystemDb } from './tenant-db.adapter.ts';

/** Migrations of a later version, which this version does not know, are done already. */
const ofLaterVersion: Migration = { up: async () => undefined };

/**
 * Migrates the schema to the current state. Several processes may run it at once. Returns the names of the migrations
 * that ran.
 *
 * A migration with an earlier timestamp than the last one that ran still runs: branches are merged in any order.
 * Migrations of a later version stay as they are.
 */
export async function migrate(db: SystemDb, migrations?: Record<string, Migration>): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  // Read before: the migrator keeps the embedded database's only connection while it runs.
  const all = { ...(await unknownOf(db, known)), ...known };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const cause = error instanceof Error ? error.message : String(error);
    const subject = failed === undefined ? 'A migração do banco de dados falhou' : `A migração ${failed} falhou`;
    throw new Error(`${subject}: ${cause}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

async function unknownOf(db: SystemDb, known: Record<string, Migration>): Promise<Record<string, Migration>> {
  const history = await sql<{
    found: boolean;
  }>`select to_regclass('public.kysely_migration') is not null as found`.execute(db);
  if (!history.rows[0]?.found) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(rows.filter(({ name }) => !(name in known)).map(({ name }) => [name, ofLaterVersion]));
}
