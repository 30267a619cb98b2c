import { Migrator } from 'kysely/migration';
import { migrations } from '../../db/migrations/index.ts';
import type { SystemDb } from './tenant-db.ts';

/** Brings the schema up to date; safe to run from several processes at once. Gives the names that ran. */
export async function migrate(db: SystemDb): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`A migração ${failed ?? ''} do banco de dados falhou.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}
