import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@shared-kit/runtime/router';
import { Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { MenuLinkList } from './menu-link-list.tsx';
import type { MenuItem } from './menu.rules.ts';
import styles from './header.module.css';
import linkStyles from './menu-link-list.module.css';

/** Button 'Mais' with the entries that have no place in the strip. Closes on Escape, a click elsewhere and a new page. */
export function MoreEntries({ items }: { readonly items: readonly MenuItem[] }): ReactNode {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const id = useId();
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => setOpenAt(undefined);
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <li ref={place} className={styles.more}>
      <button
        ref={button}
        type="button"
        className={linkStyles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {labels.more}
        <Icon name="chevron-down" size={18} className={linkStyles.chevron} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.moreList}>
        {isOpen && <MenuLinkList items={items} appearance="side" />}
      </div>
    </li>
  );
}
