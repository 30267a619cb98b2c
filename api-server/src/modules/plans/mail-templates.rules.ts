import type { MailTemplate } from '../../platform/mail/mail-template.rules.ts';
import { trialStartedTemplate } from './plan-request.mail.ts';

/** Mails of the module whose words a company may change, in the order of their page. */
export const plansMails: readonly MailTemplate[] = [trialStartedTemplate];
