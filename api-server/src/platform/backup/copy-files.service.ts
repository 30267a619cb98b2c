import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../storage/storage.port.ts';
import { isExport } from '../storage/personal-key.rules.ts';
import { writeHashed } from './hashed-file.adapter.ts';
import { filesFolder } from './manifest.schema.ts';
import type { FileLine } from './manifest.schema.ts';

/** Copies stored files that `copied` does not contain yet, and adds them to it. Files never change under their keys. */
export async function copyFiles(files: FileStore, folder: string, copied: Map<string, FileLine>): Promise<void> {
  for await (const key of files.list()) {
    // An export repeats what the database has, and is removed after a day.
    if (copied.has(key) || isExport(key)) continue;
    const content = await files.read(key);
    // Deleted since it was listed.
    if (content === null) continue;
    const path = join(folder, filesFolder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const written = await writeHashed(path, content).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || (await files.size(key)) !== null) throw error;
      await rm(path, { force: true });
      return null;
    });
    if (written) copied.set(key, { key, ...written });
  }
}
