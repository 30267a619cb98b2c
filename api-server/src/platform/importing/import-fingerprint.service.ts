import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ImportEntry } from './importer.port.ts';
import { splitFocus } from './picture-focus.rules.ts';
import { filesBelow, relativeTo } from './tenant-folder.adapter.ts';
import type { TenantFolder } from './tenant-folder.adapter.ts';

/** Folder whose files have an identity, such as a ZIP of trainings. */
export interface IdentifiedFolder extends TenantFolder {
  /** Returns what identifies the bytes of a file without reading them: its size and checksum. */
  identity(file: string): string;
}

/** Returns the identity that a ZIP has for a file with these bytes. */
export function identityOf({ size, checksum }: { readonly size: number; readonly checksum: number }): string {
  return `${size}:${checksum}`;
}

/** Reads the files that the entries name, one at a time, and returns the folder with their identities. */
export async function identifiedFolder(
  folder: TenantFolder,
  entries: readonly ImportEntry[],
): Promise<IdentifiedFolder> {
  const identities = new Map<string, string>();
  for (const entry of entries)
    for (const file of filesNamedBy(folder, entry)) {
      if (identities.has(file)) continue;
      const bytes = await folder.bytes(file);
      identities.set(file, identityOf({ size: bytes.length, checksum: crc32(bytes) }));
    }
  return { ...folder, identity: (file) => identities.get(file) ?? '' };
}

/** Returns a digest of what the file says about a thing, with the media that it names. */
export function fingerprintOf(folder: IdentifiedFolder, { document, data }: ImportEntry): string {
  const hash = createHash('sha256').update(JSON.stringify(data));
  for (const file of filesNamedBy(folder, { document, data })) hash.update(`\n${file} ${folder.identity(file)}`);
  return hash.digest('hex');
}

function filesNamedBy(folder: TenantFolder, { document, data }: Pick<ImportEntry, 'document' | 'data'>): string[] {
  return textsIn(data).flatMap((text) => {
    const file = relativeTo(document.file, splitFocus(text).file);
    if (file.endsWith('/')) return filesBelow(folder, file);
    return folder.files.has(file) ? [file] : [];
  });
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data === '' || data.length > 500 ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
