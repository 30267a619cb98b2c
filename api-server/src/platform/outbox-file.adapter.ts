import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes an object to a folder as a JSON file named by the time. A reader of the folder's `.json` files never sees a
 * partial file.
 */
export async function putInOutbox(folder: string, what: object, ending = ''): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(
    folder,
    `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}${ending}.json`,
  );
  await writeFile(`${path}.part`, JSON.stringify(what, null, 2));
  await rename(`${path}.part`, path);
}
