import type { NotificationStatus } from '@shared-kit/contracts/identity';

interface Preference {
  readonly status: NotificationStatus;
  /** The person's own setting; null when they have made none, which means on. */
  readonly active: boolean | null;
}

/**
 * Returns true when a kind of notice is on for a person (B5-58..B5-60). Only optional kinds follow their own setting.
 */
export function isNotificationOn({ status, active }: Preference): boolean {
  if (status === 'OPTIONAL') return active ?? true;
  return status === 'MANDATORY';
}

/**
 * Returns true when a notice is sent by e-mail: an optional one also requires e-mail in the person's profile
 * (decision 130).
 */
export function isMailed(preference: Preference, emailNotification: boolean): boolean {
  return isNotificationOn(preference) && (preference.status === 'MANDATORY' || emailNotification);
}
