import type { MailTemplate } from '../../platform/mail/mail-template.rules.ts';
import { certificateTemplate, teamCertificateTemplate, validityTemplate } from './certificate-notices.mail.ts';
import { courseApprovedTemplate, courseRejectedTemplate } from './external-courses/course-answer.mail.ts';
import { impactReminderTemplate, ownImpactTemplate, teamImpactTemplate } from './impact/impact-notices.mail.ts';

/** Mails of the module whose words a company may change, in the order of their page. */
export const journeyMails: readonly MailTemplate[] = [
  certificateTemplate,
  teamCertificateTemplate,
  validityTemplate,
  ownImpactTemplate,
  teamImpactTemplate,
  impactReminderTemplate,
  courseApprovedTemplate,
  courseRejectedTemplate,
];
