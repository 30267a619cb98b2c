import * as z from 'zod/mini';

/**
 * Files that a person keeps on a device, as the page stores them and the service worker serves them. The names are
 * stored in browsers.
 */

/** Size of a stored part in bytes: a jump in a video reads one part, not the whole file. */
export const PART_SIZE = 2 * 1024 * 1024;

/** Name of the cache with everything that a person keeps on the device. */
export function savedCacheName(basename: string, idUser: number): string {
  return `${savedCachePrefix(basename)}${idUser}`;
}

export function savedCachePrefix(basename: string): string {
  return `azulejo:${basename}:saved:`;
}

const segment = '.saved';

/** Returns the path of a kept file. `key` is random, so that nobody can guess the path of another person's file. */
export function savedFilePath(basename: string, { idUser, key, name }: SavedPlace & { readonly name: string }): string {
  return `${basename}/${segment}/${idUser}/${key}/${encodeURIComponent(name)}`;
}

interface SavedPlace {
  readonly idUser: number;
  readonly key: string;
}

/** Reads the path of a kept file; undefined for any other path. */
export function savedPlaceAt(pathname: string, basename: string): SavedPlace | undefined {
  if (!pathname.startsWith(`${basename}/${segment}/`)) return undefined;
  const [idUser = '', key = ''] = pathname.slice(basename.length + segment.length + 2).split('/');
  return /^\d{1,10}$/.test(idUser) && /^[\w-]{1,64}$/.test(key) ? { idUser: Number(idUser), key } : undefined;
}

/** Returns the cache key of the description of a file, which is written after its last part. */
export const savedFileKey = (key: string): string => `/${segment}/file/${key}`;
export const savedPartKey = (key: string, part: number): string => `/${segment}/part/${key}/${part}`;

export const savedFileSchema = z.object({
  /** Bytes. */
  size: z.number().check(z.nonnegative()),
  partSize: z.number().check(z.positive()),
  mediaType: z.string(),
});

export type SavedFile = z.infer<typeof savedFileSchema>;

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header.
 * @returns undefined for the whole file (also for several ranges, which a server may answer whole), null for a range
 * that the file does not have.
 */
export function rangeIn(header: string | null, size: number): ByteRange | undefined | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || start > end ? null : { start, end };
}

/** Returns the slice of a part that belongs to a range: offsets within the part, the end excluded. */
export function sliceOfPart({ start, end }: ByteRange, part: number, partSize: number): [from: number, to: number] {
  const offset = part * partSize;
  return [Math.max(0, start - offset), Math.min(partSize, end + 1 - offset)];
}

/** Returns whether a path of the portal is one of the kept pages. */
export function isSavedPath(pathname: string, groups: readonly { readonly pages: readonly string[] }[]): boolean {
  return groups.some(({ pages }) => pages.some((page) => pathname === page || pathname.startsWith(`${page}/`)));
}
