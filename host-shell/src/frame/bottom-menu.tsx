import type { ReactNode } from 'react';
import { Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { MenuLinkList } from './menu-link-list.tsx';
import type { MenuLink } from './menu.rules.ts';
import styles from './frame.module.css';
import linkStyles from './menu-link-list.module.css';

/** Menu at the bottom of phones; the last target opens the whole menu. */
export function BottomMenu({
  links,
  onOpenMenu,
}: {
  readonly links: readonly MenuLink[];
  onOpenMenu(): void;
}): ReactNode {
  return (
    <nav className={styles.bottomMenu} aria-label={labels.bottomMenu}>
      <MenuLinkList items={links} appearance="bottom">
        <li>
          <button type="button" className={linkStyles.link} onClick={onOpenMenu}>
            <Icon name="menu" size={22} />
            <span className={linkStyles.label}>{labels.menu}</span>
          </button>
        </li>
      </MenuLinkList>
    </nav>
  );
}
