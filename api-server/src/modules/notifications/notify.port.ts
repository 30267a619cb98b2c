import type { BellKind } from '@shared-kit/contracts/notifications';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { defineEvent, definePort } from '../../platform/wiring.service.ts';

/** Entry that a module puts into a person's bell. */
export interface NewBellEntry {
  readonly idUser: number;
  /** Names the subject of the entry: `order-refunded:12`. A person has one entry per key. */
  readonly key: string;
  readonly kind: BellKind;
  readonly title: string;
  readonly text: string;
  /** Path of the page that the entry leads to. */
  readonly path: string;
  readonly now: Date;
  /** When true, an entry of the same key is replaced and unread again; otherwise it stays as it is. */
  readonly replaces?: boolean;
}

/**
 * Puts an entry into a person's bell, in the caller's transaction. The person's open pages hear of it after the commit.
 *
 * @example await notify.of(db)(db, { idUser, key: `campaign:${id}`, kind: 'campaign', … });
 */
export const notify = definePort<(db: TenantDb, entry: NewBellEntry) => Promise<void>>('notifications.notify');

/** Puts entries into the bells of many people, a bounded number of rows per statement. Entries replace nothing. */
export const notifyMany =
  definePort<(db: TenantDb, entries: readonly Omit<NewBellEntry, 'replaces'>[]) => Promise<void>>(
    'notifications.notify-many',
  );

/** Marks a person's entry as read because they read what it is about elsewhere. */
export const noteRead =
  definePort<
    (db: TenantDb, about: { readonly idUser: number; readonly key: string; readonly now: Date }) => Promise<void>
  >('notifications.note-read');

/** Takes entries out of the bells of people, because what they are about is gone. */
export const forgetEntries =
  definePort<(db: TenantDb, entries: readonly { readonly idUser: number; readonly key: string }[]) => Promise<void>>(
    'notifications.forget-entries',
  );

/** Published when a person marks entries as read. Modules mark what the entries are about. */
export const bellEntriesRead = defineEvent<{
  readonly idUser: number;
  readonly keys: readonly string[];
  readonly now: Date;
}>('notifications.entries-read');
