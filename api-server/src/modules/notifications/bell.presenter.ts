import { toMoment } from '@shared-kit/contracts/calendar';
import type { BellEntry } from '@shared-kit/contracts/notifications';
import { cursorText } from './bell-cursor.rules.ts';
import type { BellEntryRow } from './bell-entries.repository.ts';

/** Returns a page of entries and the cursor of the next one. `rows` has one row more than the page when there are more. */
export function presentPage(
  rows: readonly BellEntryRow[],
  limit: number,
): { notifications: BellEntry[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notifications: shown.map(presentEntry),
    next:
      rows.length > limit && last ? cursorText({ at: last.created_at, idNotification: last.id_notification }) : null,
  };
}

function presentEntry(row: BellEntryRow): BellEntry {
  const { id_notification: idNotification, kind, title, text, path } = row;
  return { idNotification, kind, title, text, path, at: toMoment(row.created_at), isRead: row.read_at !== null };
}
