import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';

/** Days for which a training stays readable without a visit with a network. */
export const SAVED_FOR_DAYS = 30;

const savedGroupSchema = z.object({
  /** Id given by the feature, e.g. of the enrolment. */
  id: z.string(),
  title: z.string(),
  /** Path of its first page in the portal. */
  path: z.string(),
  /** Paths that open without a network, each with the paths below it. */
  pages: z.array(z.string()),
  /** Address of the call that decides whether the person may still read it. */
  check: z.string(),
  isComplete: z.boolean(),
  /** Bytes of all its files. */
  bytes: z.number(),
  savedAt: z.number(),
  expiresAt: z.number(),
  /** Addresses of its replies. */
  replies: z.array(z.string()),
  /** Paths of its files in the portal's storage, without signature. */
  files: z.array(z.string()),
});

/** Group of pages that a person keeps on the device, e.g. a training. */
export type SavedGroup = Readonly<z.infer<typeof savedGroupSchema>>;

export const savedIndexSchema = z.object({
  groups: z.array(savedGroupSchema),
  /** Kept files by their path in the portal's storage. */
  files: z.record(z.string(), z.object({ key: z.string(), size: z.number() })),
});

export type SavedIndex = z.infer<typeof savedIndexSchema>;

export const emptyIndex: SavedIndex = { groups: [], files: {} };

/** Returns the moment until which a group is readable: 30 days from now, or the end of the right if that is earlier. */
export function expiryOf(now: number, rightEndsAt: number | undefined): number {
  return Math.min(now + SAVED_FOR_DAYS * DAY_MS, rightEndsAt ?? Infinity);
}

/** Returns the index without a group and without the files that no other group uses, and the keys of those. */
export function withoutGroup(index: SavedIndex, id: string): { index: SavedIndex; unusedKeys: readonly string[] } {
  const groups = index.groups.filter((group) => group.id !== id);
  const used = new Set(groups.flatMap(({ files }) => files));
  const files = Object.entries(index.files);
  return {
    index: { groups, files: Object.fromEntries(files.filter(([path]) => used.has(path))) },
    unusedKeys: files.filter(([path]) => !used.has(path)).map(([, { key }]) => key),
  };
}

export function withGroup(index: SavedIndex, group: SavedGroup): SavedIndex {
  return { ...index, groups: [...index.groups.filter(({ id }) => id !== group.id), group] };
}

/** Addresses of stored files in the strings of a reply, alone or inside HTML. Attributes of HTML escape `&`. */
const mediaAddress = (basename: string): RegExp => {
  const path = basename.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`${path}/media/[^\s"'<>\\]+`, 'g');
};

/** Returns the addresses of all stored files that a reply names. */
export function mediaIn(reply: unknown, basename: string): readonly string[] {
  const found = JSON.stringify(reply).matchAll(mediaAddress(basename));
  return [...new Set([...found].map(([address]) => address.replaceAll('&amp;', '&')))];
}

/** Returns a reply with other addresses for its stored files. */
export function withMedia<T>(reply: T, basename: string, addressOf: (path: string) => string | undefined): T {
  const replaced = JSON.stringify(reply).replace(
    mediaAddress(basename),
    (address) => addressOf(pathOfFile(address)) ?? address,
  );
  return JSON.parse(replaced) as T;
}

/** Returns the path of a stored file without its signature, which differs at every visit. */
export function pathOfFile(address: string): string {
  return address.replace(/[?#].*/, '');
}

export function fileNameOf(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
