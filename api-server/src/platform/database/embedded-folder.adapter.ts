import { access, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, exitCodes } from '../start-error.types.ts';

/**
 * Returns the folder of the embedded database, safe to open. The engine would create a new database over one whose
 * files are partly missing. An unfinished first start is moved aside, because it never confirmed any data.
 */
export async function embeddedFolder(directory: string): Promise<string> {
  const folder = join(directory, 'db');
  const names = await readdir(folder).catch((): string[] => []);
  const isComplete = await exists(marker(directory));
  if (isComplete && !names.includes('PG_VERSION')) throw corrupt(directory);
  if (!isComplete && names.length > 0) await rename(folder, `${folder}.unfinished-${Date.now()}`);
  return folder;
}

/**
 * Deletes the files of an unfinished first start to free their space. A database that was complete once is never
 * deleted, whatever its current state.
 */
export async function discardUnfinished(directory: string): Promise<void> {
  if (await exists(marker(directory))) return;
  await rm(join(directory, 'db'), { recursive: true, force: true });
}

/** Marks the folder, so that later starts know that it held a complete database. */
export async function markComplete(directory: string): Promise<void> {
  if (await exists(marker(directory))) return;
  const handle = await open(marker(directory), 'w');
  await handle.sync();
  await handle.close();
}

export function corrupt(directory: string, cause?: unknown): StartError {
  return new StartError(
    exitCodes.corruptData,
    `O banco de dados em ${join(directory, 'db')} não pôde ser aberto: os arquivos parecem corrompidos. Nada foi alterado. ` +
      'Restaure uma cópia de segurança, ou mova a pasta de dados e inicie de novo para começar vazio.',
    { cause },
  );
}

function marker(directory: string): string {
  return join(directory, 'db.complete');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
