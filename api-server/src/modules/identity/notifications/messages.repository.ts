import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

export interface NewMessage {
  readonly idUser: number;
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly lines: readonly string[];
  readonly now: Date;
  /** Key of the message; a second message with the same key is not stored. */
  readonly key?: string;
}

const excerptLength = 160;

/** Returns the beginning of a text, for lists. */
export function excerptOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length <= excerptLength ? words : `${words.slice(0, excerptLength - 1).trimEnd()}…`;
}

/**
 * Inserts a notice as it was sent; links that contain secrets are never part of it. Returns its number; undefined when
 * there is a message with its key.
 */
export async function insertMessage(
  db: TenantDb,
  { idUser, subject, lines, now, key }: NewMessage,
): Promise<number | undefined> {
  const html = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  const row = await db
    .insertInto('messages')
    .values({
      key: key ?? null,
      id_user: idUser,
      subject,
      html,
      excerpt: excerptOf(lines.join(' ')),
      sent_at: now,
      read_at: null,
    })
    .onConflict((conflict) => conflict.columns(['key']).doNothing())
    .returning('id_message')
    .executeTakeFirst();
  return row?.id_message;
}

export interface ImportedMessage {
  readonly key: string;
  readonly idUser: number;
  readonly subject: string;
  readonly html: string;
  readonly excerpt: string;
  readonly sentAt: Date;
  readonly isRead: boolean;
}

/** Writes a message of the tenant's folder. A repeated import changes its text and leaves its read state. */
export async function upsertMessage(
  db: TenantDb,
  { key, idUser, subject, html, excerpt, sentAt, isRead }: ImportedMessage,
): Promise<{ idMessage: number; isRead: boolean }> {
  const row = await db
    .insertInto('messages')
    .values({ key, id_user: idUser, subject, html, excerpt, sent_at: sentAt, read_at: isRead ? sentAt : null })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet({ subject, html, excerpt }))
    .returning(['id_message', 'read_at'])
    .executeTakeFirstOrThrow();
  return { idMessage: row.id_message, isRead: row.read_at !== null };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
}

/** Returns the repository of one person's messages; it never reads another person's. */
export function personMessages(db: TenantDb, idUser: number) {
  const own = () => db.selectFrom('messages').where('id_user', '=', idUser);
  return {
    newest: ({ offset, limit }: { offset: number; limit: number }) =>
      own().selectAll().orderBy('sent_at', 'desc').orderBy('id_message', 'desc').offset(offset).limit(limit).execute(),

    find: (id: number) => own().selectAll().where('id_message', '=', id).executeTakeFirst(),

    async counts(): Promise<{ totalRecords: number; unread: number }> {
      const row = await own()
        .select(({ fn }) => [fn.countAll().as('all'), fn.count('read_at').as('read')])
        .executeTakeFirstOrThrow();
      return { totalRecords: Number(row.all), unread: Number(row.all) - Number(row.read) };
    },

    async markRead(ids: readonly number[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('messages')
        .set({ read_at: now })
        .where('id_user', '=', idUser)
        .where('id_message', 'in', [...ids])
        .where('read_at', 'is', null)
        .execute();
    },
  };
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof personMessages>['newest']>>[number];
