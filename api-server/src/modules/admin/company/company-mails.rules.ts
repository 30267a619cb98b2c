import { createHash } from 'node:crypto';
import { mailFaults } from '@shared-kit/contracts/admin';
import type { CompanyMail, MailText } from '@shared-kit/contracts/admin';
import type { MailTemplate } from '../../../platform/mail/mail-template.rules.ts';
import { refuse } from '../../../platform/errors.ts';
import { identityMails } from '../../identity/index.ts';
import { journeyMails } from '../../journey/index.ts';
import { learningMails } from '../../learning/index.ts';
import { plansMails } from '../../plans/index.ts';
import { storeMails } from '../../store/index.ts';
import { adminMails } from '../mail-templates.rules.ts';

/** Every mail whose words a company may change. A test compares the list with the sources. */
export const mailTemplates: readonly MailTemplate[] = [
  ...identityMails,
  ...learningMails,
  ...journeyMails,
  ...storeMails,
  ...plansMails,
  ...adminMails,
];

/** Returns the module that sends a mail. */
export function moduleOf({ key }: MailTemplate): string {
  return key.slice(0, key.indexOf('.'));
}

/** Returns the words of a mail: the company's own, or the standard ones. */
export function wordsOf({ subject, text }: MailTemplate, own: MailText | undefined): MailText {
  return own ?? { subject, text };
}

/** Returns the version of a mail's words: a digest, so that it changes whoever changes them. */
export function versionOfMail({ subject, text }: MailText, isOwn: boolean): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, text, isOwn]))
    .digest('base64url')
    .slice(0, 22);
}

/** Shapes a mail for its page. `real` has values of the company, which replace samples. */
export function presentMail(
  template: MailTemplate,
  own: MailText | undefined,
  real: Readonly<Record<string, string>>,
): CompanyMail {
  const { key, title, occasion, subject, text } = template;
  const words = wordsOf(template, own);
  return {
    key,
    title,
    occasion,
    version: versionOfMail(words, own !== undefined),
    isOwn: own !== undefined,
    ...words,
    standard: { subject, text },
    placeholders: placeholdersOf(template).map(({ name, meaning, sample, isRequired }) => ({
      name,
      meaning,
      sample: real[name] ?? sample,
      isRequired,
    })),
  };
}

/** Returns the values of a test: real ones of the company, and samples. */
export function sampleValues(
  template: MailTemplate,
  real: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(placeholdersOf(template).map(({ name, sample }) => [name, real[name] ?? sample]));
}

function placeholdersOf({ placeholders }: MailTemplate) {
  return Object.entries(placeholders).map(([name, { meaning, sample, isRequired = false }]) => ({
    name,
    meaning,
    sample,
    isRequired,
  }));
}

/** Refuses words with placeholders that the mail does not have, or without one that it needs. */
export function expectGoodPlaceholders(template: MailTemplate, words: MailText): void {
  const [fault] = mailFaults(words, placeholdersOf(template));
  if (!fault) return;
  const message =
    fault.kind === 'unknown'
      ? `Este e-mail não tem o campo {${fault.placeholder}}.`
      : `O texto precisa do campo {${fault.placeholder}}.`;
  throw refuse('admin.mail-placeholders', 422, message, { issues: [{ path: 'body', message }] });
}
