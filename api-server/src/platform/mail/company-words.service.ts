import { filledMail, placeholdersIn } from '@shared-kit/contracts/admin';
import type { MailText } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { companyMails } from './company-mails.repository.ts';
import { mailHtml } from './mail-html.rules.ts';
import type { Mail, MailWording } from './mail.port.ts';

/** Returns the mail in the words of the company, in a frame with its name and colour. */
export async function inCompanyWords(db: TenantDb, mail: Mail): Promise<Mail> {
  const { wording, subject, text, ...rest } = mail;
  if (!wording) return mail;
  const { name, theme, texts } = await companyMails(db).find();
  const own = texts[wording.template];
  const words = own && isUsable(own, wording) ? filledMail(own, wording.values) : { subject, text };
  const html = mailHtml(words, { company: name, color: theme['primaryColor'] ?? '' });
  return { ...rest, ...words, html };
}

/** Returns false for words with a placeholder that a later version of the mail no longer has. */
function isUsable({ subject, text }: MailText, { values }: MailWording): boolean {
  return placeholdersIn(`${subject}\n${text}`).every((name) => Object.hasOwn(values, name));
}
