import type { MailText } from '@shared-kit/contracts/admin';
import { toJson } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** The company's own words of mails, by the key of the template. */
export type OwnMailTexts = Readonly<Record<string, MailText>>;

/** Reads and writes the words of the company's mails. */
export function companyMails(db: TenantDb) {
  const selected = () => db.selectFrom('apps').select(['name', 'theme', 'mail_texts as texts']);
  return {
    find: () => selected().executeTakeFirstOrThrow(),
    /** Returns the words and locks them until the transaction ends. */
    lockForUpdate: () => selected().forUpdate().executeTakeFirstOrThrow(),
    async save(texts: OwnMailTexts): Promise<void> {
      await db
        .updateTable('apps')
        .set({ mail_texts: toJson(texts) })
        .execute();
    },
  };
}
