import { bellChanged } from '@shared-kit/contracts/notifications';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { SocketRoom } from '../../platform/realtime/event-publisher.port.ts';
import { addToBells, bellEntries, removeFromBells } from './bell-entries.repository.ts';
import { bellEntriesRead } from './notify.port.ts';
import type { NewBellEntry } from './notify.port.ts';

/** Age at which an entry is deleted. */
export const retention = 90 * DAY_MS;

/** Returns the room of a person's open pages. */
export function roomOf(idUser: number): SocketRoom {
  return { kind: 'bell', name: String(idUser) };
}

/** Puts an entry into a person's bell and reports it to their open pages after the commit. */
export async function addEntry(db: TenantDb, { idUser, ...entry }: NewBellEntry): Promise<void> {
  if (!(await bellEntries(db, idUser).add(entry))) return;
  const { kind, title } = entry;
  db.publishAfterCommit(roomOf(idUser), bellChanged, { arrived: { kind, title } });
}

/** Entries of one statement. */
const STEP = 1000;

/** Puts entries into many bells and reports them to open pages after the commit. */
export async function addEntries(db: TenantDb, entries: readonly Omit<NewBellEntry, 'replaces'>[]): Promise<void> {
  for (let start = 0; start < entries.length; start += STEP)
    for (const { idUser, kind, title } of await addToBells(db, entries.slice(start, start + STEP)))
      db.publishAfterCommit(roomOf(idUser), bellChanged, { arrived: { kind, title } });
}

/** Takes entries out of many bells. Open pages read their bell again after the commit. */
export async function forget(
  db: TenantDb,
  entries: readonly { readonly idUser: number; readonly key: string }[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += STEP)
    for (const idUser of await removeFromBells(db, entries.slice(start, start + STEP)))
      db.publishAfterCommit(roomOf(idUser), bellChanged, { arrived: null });
}

interface Reading {
  readonly idUser: number;
  readonly now: Date;
}

/** Marks entries as read, and with them what they are about. Other open pages of the person hear of it. */
export async function readEntries(
  db: TenantDb,
  { idUser, now }: Reading,
  which: { idNotification: number } | 'all',
): Promise<void> {
  const keys = await bellEntries(db, idUser).markRead(which, now);
  if (keys.length === 0) return;
  await bellEntriesRead.publish(db, { idUser, keys, now });
  db.publishAfterCommit(roomOf(idUser), bellChanged, { arrived: null });
}

/** Marks the entry about something as read, because the person read it elsewhere. */
export async function readAbout(db: TenantDb, { idUser, key, now }: Reading & { readonly key: string }): Promise<void> {
  const keys = await bellEntries(db, idUser).markRead({ key }, now);
  if (keys.length > 0) db.publishAfterCommit(roomOf(idUser), bellChanged, { arrived: null });
}
