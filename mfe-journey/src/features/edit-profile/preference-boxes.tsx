import type { User } from '@shared-kit/contracts/identity';
import { Checkbox, FieldGroup } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { canChoose } from './profile.rules.ts';
import type { Preference } from './profile.rules.ts';

const preferences: readonly Preference[] = ['communicationAccepted', 'emailNotification', 'smsNotification'];

interface PreferenceBoxesProps {
  readonly user: User;
  readonly isReadOnly: boolean;
  onChoose(preference: Preference, isOn: boolean): void;
}

/** Checkboxes for whether the company may contact the person, and through which channels (A2p-10). */
export function PreferenceBoxes({ user, isReadOnly, onChoose }: PreferenceBoxesProps) {
  const hint =
    user.communicationAccepted === 1
      ? labels.preferencesHint
      : `${labels.preferencesHint} ${labels.needsCommunication}`;
  return (
    <FieldGroup legend={labels.preferences} hint={isReadOnly ? undefined : hint}>
      {preferences.map((preference) => (
        <Checkbox
          key={preference}
          label={labels[preference]}
          checked={user[preference] === 1 && canChoose(preference, user)}
          disabled={isReadOnly || !canChoose(preference, user)}
          onChange={(event) => onChoose(preference, event.target.checked)}
        />
      ))}
    </FieldGroup>
  );
}
