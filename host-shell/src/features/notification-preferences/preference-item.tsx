import type { ReactNode } from 'react';
import type { NotificationPreference } from '@shared-kit/contracts/identity';
import { Icon, Switch } from '@shared-kit/ui';
import { Tooltip } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { isEditable } from './preferences.rules.ts';
import styles from './notification-preferences.module.css';

interface PreferenceItemProps {
  readonly preference: NotificationPreference;
  readonly isOn: boolean;
  onTurn(isOn: boolean): void;
}

/** Shows one notification type. A fixed preference shows the reason on hover, focus and tap (B5-61). */
export function PreferenceItem({ preference, isOn, onTurn }: PreferenceItemProps): ReactNode {
  const { description, status } = preference;
  if (isEditable(preference)) {
    return (
      <li className={styles.item}>
        <Switch label={description} checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <Switch
        label={description}
        hint={status === 'MANDATORY' ? labels.lockedOn : labels.lockedOff}
        checked={isOn}
        disabled
        readOnly
      />
      <Tooltip text={labels.locked} side="left">
        <button type="button" className={styles.why} aria-label={`${description}: ${labels.locked}`}>
          <Icon name="lock" size={18} />
        </button>
      </Tooltip>
    </li>
  );
}
