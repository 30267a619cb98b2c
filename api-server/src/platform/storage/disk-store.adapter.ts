import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join, posix, relative, sep } from 'node:path';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { inParallel } from '../in-parallel.service.ts';
import type { FileStore } from './storage.port.ts';

/** Files of a batch that are written at once. */
const filesAtOnce = 8;

/** Stores files below one folder. A key is readable only when all of its bytes are on disk. */
export function diskStore(folder: string): FileStore {
  const temporary = join(folder, '.incoming');

  function pathOf(key: string): string {
    const path = join(folder, key);
    if (
      posix.normalize(key) !== key ||
      key.startsWith('..') ||
      !path.startsWith(folder + sep) ||
      path.startsWith(temporary)
    ) {
      throw new Error(`not a storage key: ${key}`);
    }
    return path;
  }

  return {
    async write(key, body) {
      const path = pathOf(key);
      await mkdir(temporary, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      const incoming = join(temporary, randomBytes(12).toString('hex'));
      const handle = await open(incoming, 'wx');
      try {
        await handle.writeFile(body);
        await handle.sync();
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
      await rename(incoming, path);
      await syncPath(dirname(path));
    },
    async writeMany(files) {
      await mkdir(temporary, { recursive: true });
      const folders = new Set<string>();
      const written: string[] = [];
      await inParallel(files, filesAtOnce, async ({ key, open: body }) => {
        const path = pathOf(key);
        if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true });
        folders.add(dirname(path));
        const incoming = join(temporary, randomBytes(12).toString('hex'));
        try {
          await writeFile(incoming, await body(), { flag: 'wx' });
        } catch (error) {
          await rm(incoming, { force: true });
          throw error;
        }
        await rename(incoming, path);
        written.push(path);
      });
      // The system has written most of them by now, so that syncing them takes a fraction of the time of syncing each
      // before the next is begun.
      await inParallel([...written, ...folders], filesAtOnce, syncPath);
    },
    async read(key, range) {
      const path = pathOf(key);
      if ((await this.size(key)) === null) return null;
      return createReadStream(path, range ? { start: range.start, end: range.end } : {});
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return null;
        throw error;
      });
      return found?.isFile() ? found.size : null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name));
        // Names with a dot are the store's own: files that are being written, and the one that checks the disk.
        if (entry.isFile() && !key.startsWith('.')) yield key.split(sep).join('/');
      }
    },
    async check() {
      await mkdir(temporary, { recursive: true });
      await this.write('.check', Buffer.from('ok'), 'text/plain');
    },
  };
}

const abandonedAfter = HOUR_MS;

/**
 * Removes partial files that a crash left behind. They are unreferenced, because a file gets its name only when it is
 * complete.
 */
export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  const temporary = join(folder, '.incoming');
  for (const name of await readdir(temporary).catch((): string[] => [])) {
    const path = join(temporary, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}

/** Syncs a file or a folder: the name of a new file survives a crash only when its folder is on disk too. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
