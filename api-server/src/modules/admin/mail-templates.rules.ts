import type { MailTemplate } from '../../platform/mail/mail-template.rules.ts';
import { announcementTemplate } from './announcements/announcement.presenter.ts';
import { approvalDigestTemplate } from './digest/approval-digest.mail.ts';

/** Mails of the module whose words a company may change, in the order of their page. */
export const adminMails: readonly MailTemplate[] = [announcementTemplate, approvalDigestTemplate];
