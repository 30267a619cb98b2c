import { useId } from 'react';
import type { ReactNode } from 'react';
import type { SlotContract } from '@shared-kit/contracts/core';
import { menuContentsSlot, menuContinueSlot } from '@shared-kit/contracts/delivery';
import { Slot, fillersOf, useComposition, useConditionValues } from '@shared-kit/runtime/federation';
import { useTenant } from '@shared-kit/runtime/session';
import { Button, Skeleton, SkeletonGroup } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { MenuLinkList } from './menu-link-list.tsx';
import { menuGroups } from './menu.rules.ts';
import type { MenuGroup } from './menu.rules.ts';
import type { PortalMenu } from './use-menu.ts';
import styles from './menu-disclosure.module.css';
import frameStyles from './frame.module.css';

/**
 * Renders pages first, then the disclosure lists: the tenant's contents, and the person's begun contents (B2.3-15,
 * B2.3-17).
 */
export function MenuGroups({ menu }: { readonly menu: PortalMenu }): ReactNode {
  const { contentsLabel } = useTenant();
  const composition = useComposition();
  const conditions = useConditionValues();
  const isFilled = (slot: SlotContract): boolean => fillersOf(slot.name, composition, conditions).length > 0;
  const hasSections = menu.sections.length > 0;
  return (
    <div className={frameStyles.groups}>
      {menuGroups(menu.pages).map((group) => (
        <PageGroup key={group.key} group={group} />
      ))}
      {(hasSections || isFilled(menuContentsSlot)) && (
        <MenuDisclosure name="contents" label={contentsLabel} isOpenAtFirst={hasSections}>
          {hasSections && <MenuLinkList items={menu.sections} appearance="side" />}
          <MenuSlot slot={menuContentsSlot} />
        </MenuDisclosure>
      )}
      {isFilled(menuContinueSlot) && (
        <MenuDisclosure name="continue" label={labels.goOn} isOpenAtFirst={false}>
          <MenuSlot slot={menuContinueSlot} />
        </MenuDisclosure>
      )}
    </div>
  );
}

/** Group of pages below a line; it has a name when there is something to tell apart. */
function PageGroup({ group: { key, items } }: { readonly group: MenuGroup }): ReactNode {
  const id = useId();
  const name = items.length > 1 ? labels.groups[key] : undefined;
  return (
    <div className={frameStyles.pageGroup} {...(name === undefined ? {} : { role: 'group', 'aria-labelledby': id })}>
      {name !== undefined && (
        <p id={id} className={frameStyles.groupName}>
          {name}
        </p>
      )}
      <MenuLinkList items={items} appearance="side" />
    </div>
  );
}

/** Renders the slot components of the menu. The menu works without them; a failed one can be retried. */
function MenuSlot({ slot }: { readonly slot: typeof menuContentsSlot }): ReactNode {
  return (
    <Slot
      slot={slot}
      props={{}}
      loading={
        <SkeletonGroup>
          <div className={styles.waiting}>
            {[70, 85, 60].map((width) => (
              <Skeleton key={width} height="1rem" width={`${width}%`} />
            ))}
          </div>
        </SkeletonGroup>
      }
      broken={(retry) => (
        <div className={styles.broken}>
          <Button variant="ghost" size="small" onClick={retry}>
            {labels.retry}
          </Button>
        </div>
      )}
    />
  );
}
