import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '../../../../test/index.ts';

/** Lists the keys of uploaded files in the storage. */
export async function storedFiles(app: TestApp, tenant = app.tenant): Promise<string[]> {
  const folder = join(app.platform.env.DATA_DIR, 'files', `t${tenant.idApp}`, 'uploads');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
