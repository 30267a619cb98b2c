import { PART_SIZE, savedCacheName, savedCachePrefix, savedFileKey, savedPartKey } from '@shared-kit/contracts/offline';
import type { SavedFile } from '@shared-kit/contracts/offline';
import { tenantPath } from '@shared-kit/runtime/session';
import { emptyIndex, savedIndexSchema, withoutGroup } from './saved.rules.ts';
import type { SavedIndex } from './saved.rules.ts';

const INDEX = '/.saved/index';
const replyKey = (url: string): string => `/.saved/reply/${encodeURIComponent(url)}`;

const open = (idUser: number): Promise<Cache> => caches.open(savedCacheName(tenantPath(), idUser));

/** Returns a person's cache if the person keeps something; opening it would create it. */
async function existing(idUser: number): Promise<Cache | undefined> {
  return (await caches.has(savedCacheName(tenantPath(), idUser))) ? open(idUser) : undefined;
}

/** Returns what a person keeps on this device; an unreadable index counts as nothing. */
export async function readIndex(idUser: number): Promise<SavedIndex> {
  const stored = await (await existing(idUser))?.match(INDEX);
  return savedIndexSchema.safeParse(await stored?.json().catch(() => undefined)).data ?? emptyIndex;
}

export async function writeIndex(idUser: number, index: SavedIndex): Promise<void> {
  await (await open(idUser)).put(INDEX, Response.json(index));
}

/** Removes the cache of a person who keeps nothing, e.g. because the first write found no room. */
export async function removeIfEmpty(idUser: number): Promise<void> {
  if ((await readIndex(idUser)).groups.length === 0) await caches.delete(savedCacheName(tenantPath(), idUser));
}

export async function writeReply(idUser: number, url: string, reply: unknown): Promise<void> {
  await (await open(idUser)).put(replyKey(url), Response.json(reply));
}

/**
 * Returns the kept reply of a call. Undefined when its group has expired, and without a service worker, which serves
 * the reply's files.
 */
export async function readReply(idUser: number, url: string): Promise<unknown> {
  if (!navigator.serviceWorker?.controller) return undefined;
  const { groups } = await readIndex(idUser);
  if (!groups.some(({ replies, expiresAt }) => replies.includes(url) && expiresAt > Date.now())) return undefined;
  return (await (await existing(idUser))?.match(replyKey(url)))?.json();
}

export async function hasPart(idUser: number, key: string, part: number): Promise<boolean> {
  return (await (await open(idUser)).match(savedPartKey(key, part))) !== undefined;
}

export async function writePart(idUser: number, key: string, part: number, bytes: ArrayBuffer): Promise<void> {
  await (await open(idUser)).put(savedPartKey(key, part), new Response(bytes));
}

/** Marks a file as whole; written after its last part. */
export async function writeFile(idUser: number, key: string, file: Omit<SavedFile, 'partSize'>): Promise<void> {
  await (await open(idUser)).put(savedFileKey(key), Response.json({ ...file, partSize: PART_SIZE }));
}

export async function hasFile(idUser: number, key: string): Promise<boolean> {
  return (await (await open(idUser)).match(savedFileKey(key))) !== undefined;
}

/** Removes a group, its replies, and the files that no other group uses. */
export async function removeGroup(idUser: number, id: string): Promise<void> {
  const cache = await existing(idUser);
  if (!cache) return;
  const before = await readIndex(idUser);
  const { index, unusedKeys } = withoutGroup(before, id);
  if (index.groups.length === 0) return void (await caches.delete(savedCacheName(tenantPath(), idUser)));
  await writeIndex(idUser, index);
  for (const url of before.groups.find((group) => group.id === id)?.replies ?? []) await cache.delete(replyKey(url));
  const unused = new Set(unusedKeys);
  for (const request of await cache.keys()) {
    const [, key = ''] = /\/\.saved\/(?:file|part)\/([\w-]+)/.exec(request.url) ?? [];
    if (unused.has(key)) await cache.delete(request);
  }
}

/** Removes what has expired. */
export async function removeExpired(idUser: number): Promise<void> {
  const { groups } = await readIndex(idUser);
  for (const { id, expiresAt } of groups) if (expiresAt <= Date.now()) await removeGroup(idUser, id);
}

/** Removes the groups whose right is decided by a call that the server has just refused. */
export async function removeRefused(idUser: number, url: string): Promise<void> {
  const { groups } = await readIndex(idUser);
  for (const { id, check } of groups) if (check === url) await removeGroup(idUser, id);
}

/** Removes what everybody but this person keeps on the device; undefined removes everything. */
export async function removeOthers(idUser: number | undefined): Promise<void> {
  const own = idUser === undefined ? undefined : savedCacheName(tenantPath(), idUser);
  const prefix = savedCachePrefix(tenantPath());
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== own) await caches.delete(name);
}
