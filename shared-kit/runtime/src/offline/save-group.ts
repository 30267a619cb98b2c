import { ApiError, readFileSize, readPart } from '@shared-kit/runtime/api';
import { PART_SIZE, savedFilePath } from '@shared-kit/contracts/offline';
import { tenantPath } from '@shared-kit/runtime/session';
import {
  hasFile,
  hasPart,
  readIndex,
  removeIfEmpty,
  writeFile,
  writeIndex,
  writePart,
  writeReply,
} from './saved-cache.ts';
import { expiryOf, fileNameOf, mediaIn, pathOfFile, withGroup, withMedia } from './saved.rules.ts';
import type { SavedGroup } from './saved.rules.ts';

/** Pages to keep, with their replies as the server has just sent them. */
export interface GroupToSave {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly pages: readonly string[];
  readonly check: string;
  /** Milliseconds since 1970; undefined when the right has no end. */
  readonly rightEndsAt: number | undefined;
  readonly replies: readonly { readonly url: string; readonly reply: unknown }[];
}

/** A group with the sizes of its files. */
export interface MeasuredGroup extends GroupToSave {
  readonly bytes: number;
  readonly files: readonly { readonly address: string; readonly size: number }[];
}

/** Thrown when the device has less room than a group needs. Sizes in bytes. */
export class NoRoomError extends Error {
  readonly needed: number;
  readonly free: number | undefined;
  constructor(needed: number, free: number | undefined) {
    super('not enough room on the device');
    this.needed = needed;
    this.free = free;
  }
}

/** Finds the files of a group and their sizes. */
export async function measureGroup(group: GroupToSave, signal: AbortSignal): Promise<MeasuredGroup> {
  const addresses = [...new Set(group.replies.flatMap(({ reply }) => mediaIn(reply, tenantPath())))];
  const byPath = new Map(addresses.map((address) => [pathOfFile(address), address]));
  const files: { address: string; size: number }[] = [];
  for (const address of byPath.values()) files.push({ address, size: await readFileSize(address, signal) });
  return { ...group, files, bytes: files.reduce((total, { size }) => total + size, 0) };
}

interface SaveOptions {
  readonly idUser: number;
  readonly signal: AbortSignal;
  /** Called with the stored bytes, also of an earlier attempt. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Stores a group on the device. An attempt that was interrupted continues where it stopped.
 * @throws NoRoomError; ApiError without a network; the signal's reason when it aborts.
 */
export async function saveGroup(group: MeasuredGroup, options: SaveOptions): Promise<void> {
  await expectRoom(group.bytes);
  const { idUser, onProgress } = options;
  await note(idUser, group, false);
  let done = 0;
  for (const { address, size } of group.files) {
    await saveFile(address, size, options, (bytes) => onProgress(done + bytes));
    done += size;
    onProgress(done);
  }
  const { files } = await readIndex(idUser);
  for (const { url, reply } of group.replies) {
    const saved = withMedia(reply, tenantPath(), (path) => {
      const key = files[path]?.key;
      return key === undefined ? undefined : savedFilePath(tenantPath(), { idUser, key, name: fileNameOf(path) });
    });
    await writeReply(idUser, url, saved).catch(asNoRoom(group.bytes));
  }
  await note(idUser, group, true);
}

/** Asks the browser to keep the data when the disk runs low, and checks that there is room. */
async function expectRoom(needed: number): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined) return;
  const free = estimate.quota - (estimate.usage ?? 0);
  if (needed > free) throw new NoRoomError(needed, Math.max(0, free));
}

async function note(idUser: number, group: MeasuredGroup, isComplete: boolean): Promise<void> {
  const index = await readIndex(idUser);
  const now = Date.now();
  const entry: SavedGroup = {
    id: group.id,
    title: group.title,
    path: group.path,
    pages: [...group.pages],
    check: group.check,
    isComplete,
    bytes: group.bytes,
    savedAt: now,
    expiresAt: expiryOf(now, group.rightEndsAt),
    replies: isComplete ? group.replies.map(({ url }) => url) : [],
    files: group.files.map(({ address }) => pathOfFile(address)),
  };
  const files = { ...index.files };
  for (const { address, size } of group.files) files[pathOfFile(address)] ??= { key: crypto.randomUUID(), size };
  await writeIndex(idUser, withGroup({ ...index, files }, entry)).catch(async (error: unknown) => {
    await removeIfEmpty(idUser);
    asNoRoom(group.bytes)(error);
  });
}

async function saveFile(
  address: string,
  size: number,
  { idUser, signal }: SaveOptions,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const key = (await readIndex(idUser)).files[pathOfFile(address)]?.key;
  if (key === undefined) throw new DOMException('the group was removed meanwhile', 'AbortError');
  if (await hasFile(idUser, key)) return;
  let mediaType = 'application/octet-stream';
  for (let part = 0; part === 0 || part * PART_SIZE < size; part += 1) {
    signal.throwIfAborted();
    const start = part * PART_SIZE;
    const end = Math.max(start, Math.min(start + PART_SIZE, size) - 1);
    // The last part is always read again: its answer names the type of the file.
    const isLast = end >= size - 1;
    if (isLast || !(await hasPart(idUser, key, part))) {
      const read = await readPart(address, { start, end }, signal);
      if (read.size !== size) throw new ApiError({ status: 409, code: 'offline.changed-file', message: CHANGED });
      mediaType = read.mediaType;
      await writePart(idUser, key, part, read.bytes).catch(asNoRoom(size));
    }
    onBytes(end + 1);
  }
  await writeFile(idUser, key, { size, mediaType }).catch(asNoRoom(size));
}

const CHANGED = 'O conteúdo mudou enquanto era guardado. Tente novamente.';

/** Returns a handler that turns a full disk into the error of the checks before. */
function asNoRoom(needed: number): (error: unknown) => never {
  return (error) => {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoRoomError(needed, undefined);
    throw error;
  };
}
