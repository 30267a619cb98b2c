import type { Env } from '../env.ts';
import { assemblePlatform } from './assemble-platform.ts';
import { diskFull, lockDataDirectory } from './database/data-directory.ts';
import { corrupt, embeddedFolder, markComplete } from './database/embedded-folder.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Platform } from './platform.ts';
import { StartError, exitCodes } from './start-error.ts';

/** Opens the installation that the settings describe, brings its schema up to date, and puts the parts together. */
export async function createPlatform(env: Env): Promise<Platform> {
  const database = env.DATABASE_URL ? await openServer(env.DATABASE_URL, env.DATABASE_POOL) : await openEmbedded(env.DATA_DIR);
  try {
    await migrate(database.db);
    return await assemblePlatform(env, { database });
  } catch (error) {
    await database.close();
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
    throw new StartError(exitCodes.databaseUnreachable, `O banco de dados em ${host} não responde: ${reason(error)}`, { cause: error });
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
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    if (error instanceof StartError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw diskFull(directory);
    throw corrupt(directory, error);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
