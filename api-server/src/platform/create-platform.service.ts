import type { Env } from '../env.ts';
import { assemblePlatform } from './assemble-platform.service.ts';
import { diskFull, isOutOfSpace, lockDataDirectory } from './database/data-directory.adapter.ts';
import { corrupt, discardUnfinished, embeddedFolder, markComplete } from './database/embedded-folder.adapter.ts';
import { migrate } from './database/migrate.service.ts';
import { openDatabase } from './database/open-database.adapter.ts';
import type { OpenDatabase } from './database/open-database.adapter.ts';
import type { Platform } from './platform.ts';
import { StartError, exitCodes } from './start-error.types.ts';
import type { Ports } from './ports.types.ts';

/** Opens the configured installation, migrates its schema and assembles the platform. */
export async function createPlatform(env: Env, ports: Ports): Promise<Platform> {
  const database = env.DATABASE_URL
    ? await openServer(env.DATABASE_URL, env.DATABASE_POOL)
    : await openEmbedded(env.DATA_DIR);
  try {
    await migrate(database.db);
    return await assemblePlatform(env, { database, ports });
  } catch (error) {
    // With a full disk the close may fail too. The first error is the one to report.
    await database.close().catch(() => undefined);
    if (!env.DATABASE_URL && (await isOutOfSpace(env.DATA_DIR, error))) throw diskFull(env.DATA_DIR);
    throw error;
  }
}

async function openServer(url: string, poolSize: number): Promise<OpenDatabase> {
  const database = await openDatabase({ url, poolSize });
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
