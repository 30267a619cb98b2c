import type { NotificationType } from '@shared-kit/contracts/identity';

/** Every kind of notice that the server sends, and so every one that a tenant can offer. */
export const sentNotificationTypes = [
  'certificate-available',
  'impact-evaluation',
  'pending-impact-evaluation',
  'external-course-answered',
  'team-certificate',
  'password-changed',
  'support-access',
] as const satisfies readonly NotificationType[];

export type SentNotificationType = (typeof sentNotificationTypes)[number];
