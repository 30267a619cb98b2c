import type { MailTemplate } from '../../platform/mail/mail-template.rules.ts';
import { receiptTemplate } from './receipt.mail.ts';
import { refundTemplate } from './refund.mail.ts';

/** Mails of the module whose words a company may change, in the order of their page. */
export const storeMails: readonly MailTemplate[] = [receiptTemplate, refundTemplate];
