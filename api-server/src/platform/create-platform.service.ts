import type { Env } from '../env.ts';
import { assemblePlatform } from './assemble-platform.service.ts';
import { diskFull, isOutOfSpace, lockDataDirectory } from './database/data-directory.adapter.ts';
import { corrupt, discardUnfinished, embeddedFolder, markComplete } from './database/embedded-folder.adapter.ts';
import { migrationLimits } from './database/database-limits.rules.ts';
import { prepareSchema, requireSchema } from './database/prepare-schema.service.ts';
import { openDatabase } from './database/open-database.adapter.ts';
import type { DatabaseServer, OpenDatabase } from './database/open-database.adapter.ts';
import type { Platform } from './platform.ts';
import { StartError, exitCodes } from './start-error.types.ts';
import type { Ports } from './ports.types.ts';

/** One holds the lock of the migration, one works, one reads. */
const ownerConnections = 3;

/**
 * Opens the configured installation and assembles the platform. The embedded database is migrated by the start; a
 * database server only with MIGRATE_ON_START, because the nodes of a rolling update share it (docs/adr/0044).
 */
export async function createPlatform(env: Env, ports: Ports): Promise<Platform> {
  if (env.DATABASE_URL && env.MIGRATE_ON_START) await migrateInstallation(env);
  const database = env.DATABASE_URL
    ? await openServer(env.DATABASE_URL, env.DATABASE_POOL, { hasPooler: env.DATABASE_POOLER === 'transaction' })
    : await openEmbedded(env.DATA_DIR);
  try {
    if (env.DATABASE_URL) await requireSchema(database);
    else await prepareSchema(database);
    return await assemblePlatform(env, { database, ports });
  } catch (error) {
    // With a full disk the close may fail too. The first error is the one to report.
    await database.close().catch(() => undefined);
    if (!env.DATABASE_URL && (await isOutOfSpace(env.DATA_DIR, error))) throw diskFull(env.DATA_DIR);
    throw error;
  }
}

/**
 * Opens the database as the owner of its tables, unmigrated: for `azulejo migrate` and `azulejo restore`, whose
 * statements may take longer than any call.
 */
export async function openAsOwner(env: Env): Promise<OpenDatabase> {
  const address = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  return address === undefined
    ? openEmbedded(env.DATA_DIR)
    : openServer(address, ownerConnections, {
        limits: migrationLimits,
        hasPooler: env.DATABASE_POOLER === 'transaction' && address === env.DATABASE_URL,
      });
}

/** Migrates the configured installation and closes it again. Returns the names of the migrations that ran. */
export async function migrateInstallation(env: Env): Promise<string[]> {
  const database = await openAsOwner(env);
  try {
    return await prepareSchema(database, { serverRole: serverRoleOf(env) });
  } finally {
    await database.close();
  }
}

/** Returns the role of the servers when the tables belong to another one. */
export function serverRoleOf({ DATABASE_URL, MIGRATION_DATABASE_URL }: Env): string | undefined {
  if (DATABASE_URL === undefined || MIGRATION_DATABASE_URL === undefined) return undefined;
  const [server, owner] = [DATABASE_URL, MIGRATION_DATABASE_URL].map((url) =>
    decodeURIComponent(new URL(url).username),
  );
  return server === owner ? undefined : server;
}

async function openServer(
  url: string,
  poolSize: number,
  options: Pick<DatabaseServer, 'limits' | 'hasPooler'>,
): Promise<OpenDatabase> {
  const database = await openDatabase({ url, poolSize, ...options });
  try {
    await database.execute('select 1');
    return database;
  } catch (error) {
    await database.close();
    const { host } = new URL(url);
    throw new StartError(exitCodes.databaseUnreachable, `O banco de dados em ${host} não responde: ${reason(error)}`, {
      cause: error,
    });
  }
}

async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const lock = await lockDataDirectory(directory);
  try {
    const folder = await embeddedFolder(directory);
    const database = await openDatabase({ directory: folder });
    await database.execute('select 1');
    await markComplete(directory);
    return {
      ...database,
      async close() {
        await database.close().finally(() => lock.release());
      },
    };
  } catch (error) {
    const failure = await failureToOpen(directory, error);
    await lock.release();
    throw failure;
  }
}

async function failureToOpen(directory: string, error: unknown): Promise<StartError> {
  if (error instanceof StartError) return error;
  if (!(await isOutOfSpace(directory, error))) return corrupt(directory, error);
  await discardUnfinished(directory);
  return diskFull(directory);
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
