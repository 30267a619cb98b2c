import type { ReactNode } from 'react';
import { Drawer } from 'shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { MenuGroups } from './menu-groups.tsx';
import type { PortalMenu } from './use-menu.ts';

interface MenuDrawerProps {
  readonly menu: PortalMenu;
  readonly isOpen: boolean;
  onClose(): void;
}

/** The whole menu, for screens without room to show it. */
export function MenuDrawer({ menu, isOpen, onClose }: MenuDrawerProps): ReactNode {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={labels.menu} side="start">
      <nav aria-label={labels.mainMenu}>
        <MenuGroups menu={menu} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
