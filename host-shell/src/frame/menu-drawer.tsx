import type { MouseEvent, ReactNode } from 'react';
import { Drawer } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { MenuGroups } from './menu-groups.tsx';
import type { PortalMenu } from './use-menu.ts';

interface MenuDrawerProps {
  readonly menu: PortalMenu;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Drawer with the whole menu, for screens without space for it. */
export function MenuDrawer({ menu, isOpen, onClose }: MenuDrawerProps): ReactNode {
  function closeOnChoice(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('a, [data-menu-command]')) onClose();
  }
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={labels.menu} side="start">
      {/* Closes on any followed link, including links in slot components of remotes. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it handles bubbling clicks of its links and buttons, which keys trigger as well */}
      <nav aria-label={labels.mainMenu} onClick={closeOnChoice}>
        <MenuGroups menu={menu} />
      </nav>
    </Drawer>
  );
}
