import type { NotificationStatus } from 'shared-kit/contracts/identity';

interface Preference {
  readonly status: NotificationStatus;
  /** The person's own setting; null where they have made none, which is on. */
  readonly active: boolean | null;
}

/** How a kind of notice stands for a person (B5-58..B5-60): only what is optional is theirs to say. */
export function isNotificationOn({ status, active }: Preference): boolean {
  if (status === 'OPTIONAL') return active ?? true;
  return status === 'MANDATORY';
}

/** Whether a notice goes out by e-mail: an optional one also needs e-mail to be on in the person's profile (decision 130). */
export function isMailed(preference: Preference, emailNotification: boolean): boolean {
  return isNotificationOn(preference) && (preference.status === 'MANDATORY' || emailNotification);
}
