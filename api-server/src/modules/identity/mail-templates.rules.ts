import type { MailTemplate } from '../../platform/mail/mail-template.rules.ts';
import { passwordChangedTemplate } from './account/password-changed.mail.ts';
import { reusedTokenTemplate } from './account/reused-token.mail.ts';
import { accessLinkTemplate } from './administration/access-link.mail.ts';
import { contactTemplate } from './contact-us/contact-us.mail.ts';
import {
  changeAskedTemplate,
  confirmEmailTemplate,
  emailChangedTemplate,
  emailInUseTemplate,
} from './email/email.mail.ts';
import { resetTemplate } from './login/reset-password.mail.ts';
import { factorTemplate } from './second-factor/second-factor-changed.mail.ts';
import { supportAccessTemplate } from './support-access/support-access.mail.ts';

/** Mails of the module whose words a company may change, in the order of their page. */
export const identityMails: readonly MailTemplate[] = [
  accessLinkTemplate,
  resetTemplate,
  confirmEmailTemplate,
  emailInUseTemplate,
  changeAskedTemplate,
  emailChangedTemplate,
  passwordChangedTemplate,
  factorTemplate,
  reusedTokenTemplate,
  supportAccessTemplate,
  contactTemplate,
];
