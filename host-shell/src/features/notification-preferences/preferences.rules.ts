import type { NotificationPreference, NotificationSection } from '@shared-kit/contracts/identity';

export interface PreferenceGroup {
  readonly section: NotificationSection;
  readonly preferences: readonly NotificationPreference[];
}

const order: readonly NotificationSection[] = ['LEARNING', 'SYSTEM', 'TEAM'];

/** Groups preferences by section, in the order of the specification; leaves out empty sections. */
export function groupsOf(preferences: readonly NotificationPreference[]): readonly PreferenceGroup[] {
  return order
    .map((section) => ({ section, preferences: preferences.filter((preference) => preference.section === section) }))
    .filter((group) => group.preferences.length > 0);
}

/** B5-58: returns whether the person can change a preference. */
export function isEditable({ status }: Pick<NotificationPreference, 'status'>): boolean {
  return status === 'OPTIONAL';
}

/** B5-59, B5-60: returns the displayed state; a fixed preference shows the system's state. */
export function isOn(
  { status, active }: Pick<NotificationPreference, 'status' | 'active'>,
  chosen: boolean | undefined,
): boolean {
  if (status === 'MANDATORY') return true;
  if (status === 'DEACTIVATED') return false;
  return chosen ?? active === 1;
}

/** Returns the changed preferences, which a save sends. */
export function changesOf(preferences: readonly NotificationPreference[], choices: ReadonlyMap<number, boolean>) {
  return preferences
    .filter(
      (preference) =>
        isEditable(preference) &&
        isOn(preference, choices.get(preference.idNotification)) !== (preference.active === 1),
    )
    .map(({ idNotification, idNotificationUser, type, active }) => ({
      idNotification,
      idNotificationUser,
      type,
      active: active === 1 ? (0 as const) : (1 as const),
    }));
}
