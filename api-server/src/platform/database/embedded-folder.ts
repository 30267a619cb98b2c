import { access, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, exitCodes } from '../start-error.ts';

/**
 * The folder of the embedded database, safe to open: the engine would make a new database over one whose files are partly gone. What
 * a first start left unfinished is put aside; nothing was ever confirmed from it.
 */
export async function embeddedFolder(directory: string): Promise<string> {
  const folder = join(directory, 'db');
  const names = await readdir(folder).catch((): string[] => []);
  const isComplete = await exists(marker(directory));
  if (isComplete && !names.includes('PG_VERSION')) throw corrupt(directory);
  if (!isComplete && names.length > 0) await rename(folder, `${folder}.unfinished-${Date.now()}`);
  return folder;
}

/** Gives the room back that a first start has taken in vain. A database that was whole once stays, whatever has become of it. */
export async function discardUnfinished(directory: string): Promise<void> {
  if (await exists(marker(directory))) return;
  await rm(join(directory, 'db'), { recursive: true, force: true });
}

/** Tells later starts that there was a whole database here. */
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
