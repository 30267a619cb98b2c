import type { ReactNode } from 'react';
import { Link, useLocation } from '@shared-kit/runtime/router';
import { Icon, classNames } from '@shared-kit/ui';
import { MenuBranch } from './menu-branch.tsx';
import { currentOf, isAbove, isLink } from './menu.rules.ts';
import type { MenuItem, MenuLink } from './menu.rules.ts';
import styles from './menu-link-list.module.css';

interface MenuLinkListProps {
  readonly items: readonly MenuItem[];
  readonly appearance: 'side' | 'strip' | 'bottom';
  /** Content after the items, e.g. the button that opens the whole menu. */
  readonly children?: ReactNode;
}

/** List of menu entries; marks the entry of the current page. */
export function MenuLinkList({ items, appearance, children }: MenuLinkListProps): ReactNode {
  const { pathname } = useLocation();
  const current = currentOf(items, pathname);
  const isCurrent = (item: MenuLink) => (item.id !== current ? undefined : isAbove(item, pathname) ? 'true' : 'page');
  return (
    <ul role="list" className={classNames(styles.list, styles[appearance])}>
      {items.map((item) => (
        <li key={item.id}>
          {isLink(item) && item.below && appearance === 'side' ? (
            <MenuBranch link={item} current={isCurrent(item)}>
              <MenuLinkList items={item.below} appearance="side" />
            </MenuBranch>
          ) : isLink(item) ? (
            <Link to={item.to} className={styles.link} aria-current={isCurrent(item)}>
              {item.image === undefined ? (
                <Icon name={item.icon} size={22} />
              ) : (
                <img className={styles.image} src={item.image} alt="" width={22} height={22} />
              )}
              <span className={styles.label}>{item.label}</span>
            </Link>
          ) : (
            <button
              type="button"
              data-menu-command
              className={styles.link}
              disabled={item.isDisabled}
              onClick={item.run}
            >
              <Icon name={item.icon} size={22} />
              <span className={styles.label}>{item.label}</span>
            </button>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}
