import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts something into a folder as a JSON file, named by its moment; nobody who reads the folder's `.json` files meets half of one. */
export async function putInOutbox(folder: string, what: object, ending = ''): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(
    folder,
    `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}${ending}.json`,
  );
  await writeFile(`${path}.part`, JSON.stringify(what, null, 2));
  await rename(`${path}.part`, path);
}
