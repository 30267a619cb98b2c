import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared-kit/router';
import { Icon, classNames } from 'shared-kit/ui';
import { currentOf } from './menu.rules.ts';
import type { MenuLink } from './menu.rules.ts';
import styles from './menu-link-list.module.css';

interface MenuLinkListProps {
  readonly links: readonly MenuLink[];
  readonly look: 'side' | 'strip' | 'bottom';
  /** After the links, e.g. the button that opens the whole menu. */
  readonly children?: ReactNode;
  onFollow?(): void;
}

/** Links of a menu; the one of the current page says so. */
export function MenuLinkList({ links, look, children, onFollow }: MenuLinkListProps): ReactNode {
  const current = currentOf(links, useLocation().pathname);
  return (
    <ul role="list" className={classNames(styles.list, styles[look])}>
      {links.map(({ id, label, icon, to, image }) => (
        <li key={id}>
          <Link to={to} className={styles.link} aria-current={id === current ? 'page' : undefined} onClick={onFollow}>
            {image === undefined ? <Icon name={icon} size={22} /> : <img className={styles.image} src={image} alt="" width={22} height={22} />}
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
