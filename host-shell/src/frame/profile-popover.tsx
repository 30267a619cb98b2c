import type { ReactNode, RefObject } from 'react';
import { Link } from 'shared-kit/router';
import { useActiveSession } from 'shared-kit/session';
import { Avatar, Icon } from 'shared-kit/ui';
import { Popover } from 'shared-kit/ui/overlays';
import { labels } from './labels.ts';
import type { MenuLink } from './menu.rules.ts';
import { ProfileButton } from './profile-button.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import styles from './profile.module.css';

interface ProfilePopoverProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly links: readonly MenuLink[];
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onLeave(): void;
}

/** B2.3-21: who is logged in, what is theirs, how the portal looks to them, and the way out. */
export function ProfilePopover({ trigger, links, isOpen, onOpenChange, onLeave }: ProfilePopoverProps): ReactNode {
  const { viewer, permissions } = useActiveSession();
  const forDevelopers: readonly MenuLink[] = [
    { id: 'inspector', label: labels.inspector, icon: 'heartbeat', to: '/__platform' },
    { id: 'kit', label: labels.kit, icon: 'grid', to: '/__kit' },
  ];
  const close = (): void => onOpenChange(false);
  return (
    <Popover trigger={<ProfileButton ref={trigger} />} label={labels.profile} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.panel}>
        <div className={styles.who}>
          <Avatar name={viewer.name} src={viewer.photo} isDecorative />
          <div className={styles.whoText}>
            <p className={styles.name}>{viewer.name}</p>
            <p className={styles.email}>{viewer.email}</p>
          </div>
        </div>
        <ul role="list" className={styles.links}>
          {[...links, ...(permissions.developer ? forDevelopers : [])].map(({ id, label, icon, to }) => (
            <li key={id}>
              <Link to={to} className={styles.item} onClick={close}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ThemeChoice />
        <button type="button" className={styles.item} onClick={onLeave}>
          <Icon name="log-out" />
          {labels.leave}
        </button>
      </div>
    </Popover>
  );
}
