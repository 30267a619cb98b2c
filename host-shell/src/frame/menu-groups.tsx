import { useId } from 'react';
import type { ReactNode } from 'react';
import { labels } from './labels.ts';
import { MenuLinkList } from './menu-link-list.tsx';
import type { PortalMenu } from './use-menu.ts';
import styles from './frame.module.css';

/** Pages first, then the tenant's sections under a heading of their own. */
export function MenuGroups({ menu, onFollow }: { readonly menu: PortalMenu; onFollow?(): void }): ReactNode {
  const id = useId();
  return (
    <div className={styles.groups}>
      <MenuLinkList links={menu.pages} look="side" onFollow={onFollow} />
      {menu.sections.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.groupTitle}>
            {labels.sections}
          </h2>
          <MenuLinkList links={menu.sections} look="side" onFollow={onFollow} />
        </section>
      )}
    </div>
  );
}
