import { sql } from 'kysely';
import { installQueue } from '../jobs/install-queue.adapter.ts';
import { StartError, exitCodes } from '../start-error.types.ts';
import { migrate } from './migrate.service.ts';
import type { Migration } from './migration.port.ts';
import type { OpenDatabase } from './open-database.adapter.ts';
import { migrationNames, readMigrations } from './read-migrations.service.ts';
import { damages, faultLines, schemaFaults } from './schema-faults.rules.ts';
import type { SchemaFault } from './schema-faults.rules.ts';
import { recordSchema, schemaState } from './schema-state.repository.ts';

export interface Preparation {
  /** Migrations to run; those of this version by default. */
  readonly migrations?: Record<string, Migration>;
  /** Role of the servers, when it is not the one that owns the tables. */
  readonly serverRole?: string | undefined;
}

/**
 * Creates or updates tables, the queue and the rights, as the owner of the tables. Returns the names of the migrations
 * that ran. Refuses a database that lost tables or rights since it was last migrated: the loss would become the record.
 */
export async function prepareSchema(database: OpenDatabase, preparation: Preparation = {}): Promise<string[]> {
  return database.engine === 'pglite'
    ? prepareAlone(database, preparation)
    : oneAtATime(database, () => prepareAlone(database, preparation));
}

async function prepareAlone(database: OpenDatabase, preparation: Preparation): Promise<string[]> {
  const before = await schemaState(database);
  const lost = before.recorded === null ? [] : damages(before);
  if (before.isRestoring || lost.length > 0) throw notUsable(schemaFaults(before, before.executed));
  const names = preparation.migrations ? Object.keys(preparation.migrations) : migrationNames();
  const load = async () => preparation.migrations ?? (await readMigrations());
  // A start mostly finds nothing to migrate; then it loads no migration.
  const isMigrated = names.every((name) => before.executed.includes(name));
  const ran = isMigrated ? [] : await migrate(database.db, await load());
  // The queue updates its own tables when the server of an embedded database starts.
  if (database.engine === 'postgres' || !before.current.jobs) await installQueue(database);
  if (ran.length > 0 || before.recorded === null || !before.recorded.jobs)
    await recordSchema(database, contractsOf(await load()));
  if (preparation.serverRole !== undefined) await grantToServer(database, preparation.serverRole);
  return ran;
}

/**
 * Holds a lock of the database while `work` runs, so that of several nodes that migrate, each finds what the one before
 * has finished. The lock belongs to a transaction that does nothing else, because behind a pooler only a transaction
 * keeps its connection. The work runs on another one: the pool needs two.
 */
function oneAtATime<T>({ db }: OpenDatabase, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(hashtext('azulejo-schema'))`.execute(transaction);
    return work();
  });
}

/** Throws unless this version can use the database as it is. */
export async function requireSchema(database: OpenDatabase): Promise<void> {
  const faults = schemaFaults(await schemaState(database), migrationNames());
  if (faults.length > 0) throw notUsable(faults);
}

const advice: Readonly<Record<SchemaFault['kind'], string>> = {
  'migrations missing':
    'Rode `azulejo migrate` com esta versão e inicie de novo, ou defina MIGRATE_ON_START=1 para migrar ao iniciar.',
  'node too old': 'O banco já foi migrado por uma versão que não aceita mais esta: atualize este nó.',
  'restore unfinished': 'Uma restauração começou e não terminou: rode `azulejo restore` de novo.',
  roles: 'Faltam papéis ou direitos do papel com que o servidor se conecta: veja docs/runbook.md, "Roles".',
  tables: 'A cópia restaurada está incompleta: restaure de novo com `azulejo restore`.',
  grants: 'A cópia restaurada está incompleta: restaure de novo com `azulejo restore`.',
  'row security': 'A cópia restaurada está incompleta: restaure de novo com `azulejo restore`.',
};

function notUsable(faults: readonly SchemaFault[]): StartError {
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  const message = [
    'O banco de dados não está pronto para esta versão. Nada foi alterado.',
    ...faultLines(faults).map((line) => `  ${line}`),
    ...new Set(kinds.map((kind) => advice[kind])),
  ];
  return new StartError(exitCodes.schema, message.join('\n'));
}

function contractsOf(migrations: Record<string, Migration>): string[] {
  return Object.values(migrations).flatMap(({ contracts }) => contracts ?? []);
}

/** Gives the servers' role rows, not tables: it may read and write, and change nothing of the schema. */
async function grantToServer({ execute }: OpenDatabase, role: string): Promise<void> {
  const name = `"${role.replaceAll('"', '""')}"`;
  await execute(`
    grant app_tenant to ${name};
    grant usage on schema public, jobs to ${name};
    grant select, insert, update, delete on all tables in schema public, jobs to ${name};
    grant usage, select, update on all sequences in schema public, jobs to ${name};
    grant execute on all functions in schema public, jobs to ${name};
    revoke insert, update, delete on kysely_migration, kysely_migration_lock, schema_record from ${name}`);
}
