import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.ts';
import { excerptOf } from '../../identity/index.ts';
import { htmlOfMarkdown } from '../content-html.ts';
import type { MessagesFile } from './community-file.schema.ts';

/** Each once for each person; whether they have read it since stays theirs. */
export async function writeMessages(
  db: TenantDb,
  document: ImportedDocument<MessagesFile>,
  context: WriteContext,
): Promise<void> {
  for (const { key, to, subject, text, at, readBy } of document.data.messages) {
    const html = htmlOfMarkdown(text);
    const excerpt = excerptOf(
      html
        .replace(/<\/?(?:a|b|code|del|em|i|ins|strong)\b[^>]*>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
    const sentAt = context.date(at);
    for (const user of to) {
      await db
        .insertInto('messages')
        .values({
          key: `import:${key}:${user}`,
          id_user: context.ref('user', user),
          subject,
          html,
          excerpt,
          sent_at: sentAt,
          read_at: readBy.includes(user) ? sentAt : null,
        })
        .onConflict((conflict) => conflict.columns(['key']).doUpdateSet({ subject, html, excerpt }))
        .execute();
    }
  }
}
