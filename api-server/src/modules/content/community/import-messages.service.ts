import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { excerptOf, importMessage } from '../../identity/index.ts';
import { htmlOfMarkdown } from '../content-html.rules.ts';
import type { MessagesFile } from './community-file.schema.ts';

/** Writes each message once for each person. Their read state is not overwritten. */
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
      await importMessage(db, {
        key: `import:${key}:${user}`,
        idUser: context.ref('user', user),
        subject,
        html,
        excerpt,
        sentAt,
        isRead: readBy.includes(user),
      });
    }
  }
}
