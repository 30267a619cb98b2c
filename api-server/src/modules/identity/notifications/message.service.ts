import { messagePath } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { bellEntriesRead, noteRead, notify } from '../../notifications/index.ts';
import { listen } from '../../../platform/wiring.service.ts';
import { excerptOf, insertMessage, personMessages, upsertMessage } from './messages.repository.ts';
import type { ImportedMessage, NewMessage } from './messages.repository.ts';
import type { NoticeEntry } from './notice-entry.rules.ts';

const keyPrefix = 'message:';

/** Stores a notice among the person's messages and puts it into their bell, unless the entry is null. */
export async function storeMessage(
  db: TenantDb,
  message: NewMessage,
  entry: NoticeEntry | null = { kind: 'message' },
): Promise<void> {
  const idMessage = await insertMessage(db, message);
  if (idMessage === undefined || entry === null) return;
  const { kind, path } = entry;
  const { idUser, subject, lines, now } = message;
  await notify.of(db)(db, {
    idUser,
    key: `${keyPrefix}${idMessage}`,
    kind,
    title: subject,
    text: excerptOf(lines.join(' ')),
    path: path ?? messagePath(idMessage),
    now,
  });
}

/** Writes a message of the tenant's folder and, when the person has not read it, puts it into their bell. */
export async function importMessage(db: TenantDb, message: ImportedMessage): Promise<void> {
  const { idMessage, isRead } = await upsertMessage(db, message);
  if (isRead) return;
  const { idUser, subject, excerpt, sentAt } = message;
  const key = `${keyPrefix}${idMessage}`;
  const path = messagePath(idMessage);
  await notify.of(db)(db, { idUser, key, kind: 'message', title: subject, text: excerpt, path, now: sentAt });
}

/** Marks a person's message as read, and its entry in the bell. */
export async function markMessageRead(
  db: TenantDb,
  { idUser, idMessage, now }: { idUser: number; idMessage: number; now: Date },
): Promise<void> {
  await personMessages(db, idUser).markRead([idMessage], now);
  await noteRead.of(db)(db, { idUser, key: `${keyPrefix}${idMessage}`, now });
}

/** Marks the messages whose entries a person read in the bell. */
export const readMessagesWithBell = listen(bellEntriesRead, async (db, { idUser, keys, now }) => {
  const ids = keys.flatMap((key) => (key.startsWith(keyPrefix) ? [Number(key.slice(keyPrefix.length))] : []));
  await personMessages(db, idUser).markRead(ids, now);
});
