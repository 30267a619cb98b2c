import type { NotificationType } from '@shared-kit/contracts/identity';

/** Every kind of notice that the server sends, and so every one that a tenant can offer. */
export const sentNotificationTypes = [
  'certificate-available',
  'impact-evaluation',
  'pending-impact-evaluation',
  'external-course-answered',
  'enrollment-request-answered',
  'certificate-expiring',
  'team-certificate',
  'team-enrollment-request',
  'password-changed',
  'support-access',
] as const satisfies readonly NotificationType[];

export type SentNotificationType = (typeof sentNotificationTypes)[number];
