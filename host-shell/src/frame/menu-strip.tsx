import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@shared-kit/runtime/router';
import { labels } from './labels.ts';
import { MenuLinkList } from './menu-link-list.tsx';
import { stripParts } from './menu-strip.rules.ts';
import { currentOf } from './menu.rules.ts';
import type { MenuItem } from './menu.rules.ts';
import { MoreEntries } from './more-entries.tsx';
import { useStripSpace } from './use-strip-space.ts';
import styles from './header.module.css';
import linkStyles from './menu-link-list.module.css';

interface MenuStripProps {
  readonly items: readonly MenuItem[];
  /** Ids of the entries that move to 'Mais' last; the current one stays as well. */
  readonly primary: ReadonlySet<string>;
}

/** Line of links below the bar. What does not fit is under 'Mais'. */
export function MenuStrip({ items, primary }: MenuStripProps): ReactNode {
  const strip = useRef<HTMLElement>(null);
  const samples = useRef<HTMLDivElement>(null);
  const space = useStripSpace(strip, samples, items.map(({ label }) => label).join('|'));
  const { pathname } = useLocation();
  const current = currentOf(items, pathname);
  const { shown, rest } = stripParts(items, current === undefined ? primary : new Set([...primary, current]), space);
  return (
    <nav ref={strip} className={styles.strip} aria-label={labels.mainMenu}>
      {/* Samples to measure. Their texts come from the stylesheet, so that each text is in the page once. */}
      <div ref={samples} className={styles.samples} aria-hidden="true">
        {items.map(({ id, label }) => (
          <span key={id} className={linkStyles.sample} data-label={label} />
        ))}
        <span className={linkStyles.sample} data-label={`${labels.more} ▾`} />
      </div>
      <MenuLinkList items={shown} appearance="strip">
        {rest.length > 0 && <MoreEntries items={rest} />}
      </MenuLinkList>
    </nav>
  );
}
