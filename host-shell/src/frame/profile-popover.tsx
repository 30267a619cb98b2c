import type { ReactNode, RefObject } from 'react';
import { Link } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Avatar, Icon } from '@shared-kit/ui';
import { Popover } from '@shared-kit/ui/overlays';
import { MyApps } from '../features/switch-app/my-apps.tsx';
import { labels } from './labels.ts';
import { isLink } from './menu.rules.ts';
import type { MenuItem, MenuLink } from './menu.rules.ts';
import { ProfileButton } from './profile-button.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import styles from './profile.module.css';

interface ProfilePopoverProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onLeave(): void;
}

/** B2.3-21: panel with the logged-in person, their links, the theme choice and the logout. */
export function ProfilePopover({ trigger, items, isOpen, onOpenChange, onLeave }: ProfilePopoverProps): ReactNode {
  const { viewer, permissions } = useActiveSession();
  const forDevelopers: readonly MenuLink[] = [
    { id: 'inspector', label: labels.inspector, icon: 'heartbeat', to: '/__platform' },
    { id: 'kit', label: labels.kit, icon: 'grid', to: '/__kit' },
  ];
  const close = (): void => onOpenChange(false);
  return (
    <Popover
      trigger={<ProfileButton ref={trigger} />}
      label={labels.profile}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className={styles.panel}>
        <div className={styles.who}>
          <Avatar name={viewer.name} src={viewer.photo} isDecorative />
          <div className={styles.whoText}>
            <p className={styles.name}>{viewer.name}</p>
            <p className={styles.email}>{viewer.email === '' ? viewer.username : viewer.email}</p>
          </div>
        </div>
        <ul role="list" className={styles.links}>
          {[...items, ...(permissions.developer ? forDevelopers : [])].map((item) => (
            <li key={item.id}>
              <ProfileItem item={item} onChoose={close} />
            </li>
          ))}
        </ul>
        <MyApps />
        <ThemeChoice />
        <button type="button" className={styles.item} onClick={onLeave}>
          <Icon name="log-out" />
          {labels.leave}
        </button>
      </div>
    </Popover>
  );
}

function ProfileItem({ item, onChoose }: { readonly item: MenuItem; onChoose(): void }): ReactNode {
  const face = (
    <>
      <Icon name={item.icon} />
      {item.label}
    </>
  );
  if (isLink(item)) {
    return (
      <Link to={item.to} className={styles.item} onClick={onChoose}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.item}
      disabled={item.isDisabled}
      onClick={() => {
        onChoose();
        item.run();
      }}
    >
      {face}
    </button>
  );
}
