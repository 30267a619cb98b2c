import { zipSync } from 'fflate';
import { filesBelow } from './tenant-folder.adapter.ts';
import type { TenantFolder } from './tenant-folder.adapter.ts';

/**
 * Fixed modification time, so that the same files always produce the same bytes. Midday has the same date in every
 * zone.
 */
const mtime = new Date(2000, 0, 1, 12);

/** Packs a folder of the tenant's folder (`scorm/nr-10/`) as a ZIP, with paths relative to it. */
export async function packFolder(folder: TenantFolder, path: string): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {};
  for (const file of filesBelow(folder, path)) files[file.slice(path.length)] = await folder.bytes(file);
  return Buffer.from(zipSync(files, { mtime, level: 6 }));
}
