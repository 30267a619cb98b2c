import { withTenant } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Logger } from '../logging.adapter.ts';
import { withoutPersonalData } from '../personal-data.rules.ts';
import type { Platform } from '../platform.ts';
import { inCompanyWords } from './company-words.service.ts';
import type { Mail, Mailer } from './mail.port.ts';
import { sentMails } from './sent-mails.repository.ts';

interface Around {
  /** Runs a transaction of the tenant. */
  readonly transaction: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
  readonly log?: Logger;
}

/**
 * Returns a mailer that sends each mail in the words of a tenant's company and records the attempt for the person's page
 * in the administration. A failed record never makes a mail fail, which would be sent twice.
 */
export function tenantMailer(mailer: Mailer, { transaction, now, log }: Around): Mailer {
  const record = (mail: Mail, error: string): Promise<void> =>
    transaction((db) => sentMails(db).record(mail, { error, now: now() })).catch((failure: unknown) =>
      log?.error({ err: failure }, 'a mail was not recorded'),
    );
  return {
    async send(mail) {
      const worded = mail.wording ? await transaction((db) => inCompanyWords(db, mail)) : mail;
      try {
        await mailer.send(worded);
      } catch (error) {
        await record(worded, withoutPersonalData(error instanceof Error ? error.message : String(error)));
        throw error;
      }
      await record(worded, '');
    },
  };
}

/** Sends a mail in the words of a tenant's company, outside of jobs and calls. */
export async function sendInWordsOf(
  { database, mail: mailer, clock }: Pick<Platform, 'database' | 'mail' | 'clock'>,
  idApp: number,
  mail: Mail,
): Promise<void> {
  const transaction = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> => withTenant(database.db, idApp, work);
  await tenantMailer(mailer, { transaction, now: () => clock.now() }).send(mail);
}
