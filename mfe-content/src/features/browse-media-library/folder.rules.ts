import type { MediaFile } from '@shared-kit/contracts/content';

export interface ListedFile extends MediaFile {
  /** Last segment of the key. */
  readonly name: string;
  /** Number of direct entries of a folder; 0 for a file. */
  readonly count: number;
}

const collator = new Intl.Collator('pt-BR', { numeric: true });

/** Lists the direct content of a folder (`''` is the top): folders first, each group by name. */
export function inFolder(files: readonly MediaFile[], folder: string): ListedFile[] {
  return files
    .filter((file) => isIn(file, folder))
    .map((file) => ({
      ...file,
      name: nameOf(file.key),
      count: file.isFolder ? files.filter((inner) => isIn(inner, file.key)).length : 0,
    }))
    .toSorted((a, b) => Number(b.isFolder) - Number(a.isFolder) || collator.compare(a.name, b.name));
}

function isIn({ key }: MediaFile, folder: string): boolean {
  return key !== folder && key.startsWith(folder) && !key.slice(folder.length).replace(/\/$/, '').includes('/');
}

function nameOf(key: string): string {
  return key.replace(/\/$/, '').split('/').at(-1) ?? key;
}

/** Returns the folder that the address names, or the top when the library has no such folder. */
export function knownFolder(files: readonly MediaFile[], named: string): string {
  return named.endsWith('/') && files.some(({ key }) => key.startsWith(named)) ? named : '';
}

/** Returns the path to a folder, from the top: `A/B/` → `A/`, `A/B/`. */
export function trailOf(folder: string): { key: string; name: string }[] {
  const names = folder.split('/').filter(Boolean);
  return names.map((name, index) => ({ name, key: `${names.slice(0, index + 1).join('/')}/` }));
}

export type FileKind = 'folder' | 'image' | 'video' | 'audio' | 'pdf' | 'other';

/** Returns how a file can be shown, by its extension. */
export function kindOf({ key, isFolder }: Pick<MediaFile, 'key' | 'isFolder'>): FileKind {
  if (isFolder) return 'folder';
  if (/\.(jpe?g|png|webp|avif|gif|svg)$/i.test(key)) return 'image';
  if (/\.(mp4|webm)$/i.test(key)) return 'video';
  if (/\.(mp3|m4a|ogg|wav)$/i.test(key)) return 'audio';
  return /\.pdf$/i.test(key) ? 'pdf' : 'other';
}
