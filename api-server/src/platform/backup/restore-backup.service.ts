import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open-database.adapter.ts';
import { migrate } from '../database/migrate.service.ts';
import type { Migration } from '../database/migration.port.ts';
import { prepareSchema } from '../database/prepare-schema.service.ts';
import { readMigrations } from '../database/read-migrations.service.ts';
import { restoreMark, schemaState } from '../database/schema-state.repository.ts';
import { refuse } from '../errors.ts';
import { installQueue } from '../jobs/install-queue.adapter.ts';
import type { FileStore } from '../storage/storage.port.ts';
import { tablesInUse } from './catalog.repository.ts';
import { loadTables } from './load-tables.service.ts';
import { filesFolder } from './manifest.schema.ts';
import type { Manifest } from './manifest.schema.ts';
import { readBackup } from './read-backup.service.ts';
import { secretFingerprint } from './secret-fingerprint.rules.ts';

export interface RestoreTarget {
  /** Opened as the owner of the tables. */
  readonly database: OpenDatabase;
  readonly files: FileStore;
  /** The SECRET of the settings. */
  readonly secret: string | undefined;
  readonly serverRole: string | undefined;
}

export interface RestoreOptions {
  /** Deletes what the target database contains. */
  readonly replace: boolean;
  /** Restores although the secret of the settings is not the one of the backup. */
  readonly otherSecret: boolean;
}

/**
 * Restores a backup into an installation that no server has open. Checks everything before it changes anything. A
 * database in which a restore began and did not end starts no server.
 */
export async function restoreBackup(target: RestoreTarget, folder: string, options: RestoreOptions): Promise<Manifest> {
  const { manifest, files } = await readBackup(folder);
  const known = await readMigrations();
  const unknown = manifest.migrations.filter((name) => !(name in known));
  if (unknown.length > 0)
    throw refuse('backup.newer', 409, `A cópia é de uma versão mais nova: esta não conhece ${unknown.join(', ')}.`);
  requireSecret(manifest, target.secret, options);
  await requireFree(target.database, options);
  for (const { key } of files)
    await target.files.write(key, createReadStream(join(folder, filesFolder, key)), 'application/octet-stream');
  await emptyDatabase(target.database);
  // As the schema was: its rows fit into it, and the migrations since then run over them.
  await migrate(target.database.db, ofBackup(manifest, known));
  await installQueue(target.database);
  await target.database.db.transaction().execute(async (db) => {
    await loadTables(db, folder, manifest);
    await sql.raw(`drop table ${restoreMark}`).execute(db);
  });
  await prepareSchema(target.database, { serverRole: target.serverRole });
  return manifest;
}

function ofBackup({ migrations }: Manifest, known: Record<string, Migration>): Record<string, Migration> {
  return Object.fromEntries(Object.entries(known).filter(([name]) => migrations.includes(name)));
}

/** Keys and passwords of services are sealed with the secret. Without it the restored portal could not open them. */
function requireSecret({ secret }: Manifest, given: string | undefined, { otherSecret }: RestoreOptions): void {
  if (otherSecret) return;
  const isSame = given === undefined ? secret.isInDatabase : secretFingerprint(given) === secret.fingerprint;
  if (isSame) return;
  throw refuse(
    'backup.other-secret',
    409,
    'O SECRET desta instalação não é o da cópia: chaves e sessões dela não serão lidas. Defina o SECRET da origem, ou use --other-secret.',
  );
}

async function requireFree(database: OpenDatabase, { replace }: RestoreOptions): Promise<void> {
  const others = await openConnections(database);
  if (others > 0)
    throw refuse(
      'backup.target-open',
      409,
      `Há ${others} conexões abertas com o banco de dados de destino. Pare os servidores e tente de novo. Nada foi alterado.`,
    );
  const { isRestoring } = await schemaState(database);
  if (replace || isRestoring) return;
  const used = await tablesInUse(database.db);
  if (used.length === 0) return;
  throw refuse(
    'backup.target-in-use',
    409,
    `O banco de dados de destino não está vazio (${used.slice(0, 5).join(', ')}). Nada foi alterado. Use --replace para apagá-lo.`,
  );
}

/** Returns how many clients other than this one are connected to the database. */
async function openConnections({ db, engine }: OpenDatabase): Promise<number> {
  if (engine === 'pglite') return 0;
  const { rows } = await sql<{ others: number }>`
    select count(*)::integer as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.others ?? 0;
}

/** Drops everything of the schema and marks the database in the same transaction. */
async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`drop schema if exists jobs cascade`.execute(transaction);
    const { rows } = await sql<{ name: string }>`
      select format('table %I', c.relname) as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      union all
      select format('function %s', f.oid::regprocedure) from pg_proc f where f.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')`.execute(transaction);
    for (const { name } of rows) await sql.raw(`drop ${name.replace(' ', ' if exists ')} cascade`).execute(transaction);
    await sql.raw(`create table ${restoreMark} (started_at timestamptz not null default now())`).execute(transaction);
  });
}
