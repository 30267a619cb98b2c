import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@shared-kit/runtime/router';
import { labels } from './labels.ts';
import { MenuLinkList } from './menu-link-list.tsx';
import type { MenuItem } from './menu.rules.ts';
import styles from './header.module.css';

/** Horizontal scrolling line of links; the current one always stays in view. */
export function MenuStrip({ items }: { readonly items: readonly MenuItem[] }): ReactNode {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !current) return;
    strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={strip} className={styles.strip} aria-label={labels.mainMenu}>
      <MenuLinkList items={items} look="strip" />
    </nav>
  );
}
