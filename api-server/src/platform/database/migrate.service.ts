import { Migrator } from 'kysely/migration';
import type { Migration } from './migration.port.ts';
import { readMigrations } from './read-migrations.service.ts';
import type { SystemDb } from './tenant-db.adapter.ts';

/**
 * Migrates the schema to the current state. Several processes may run it at once. Returns the names of the migrations
 * that ran.
 *
 * A migration with an earlier timestamp than the last one that ran still runs: branches are merged in any order.
 */
export async function migrate(db: SystemDb, migrations?: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations ?? (await readMigrations()) },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`A migração ${failed ?? ''} do banco de dados falhou.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}
