import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { classNames, useKitLink } from '@shared-kit/ui';
import { useEarlyFocus } from './use-early-use.ts';
import type { EarlyUseProps } from './use-early-use.ts';
import styles from './menu.module.css';

/** Item of a menu: a link or an action. */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Address inside the portal. */
  to?: string;
  /** Address outside the portal. */
  href?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
  /** Draws a line above the item. */
  startsGroup?: boolean;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** Element that opens the menu, e.g. an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Content above the items, not selectable: the logged-in user. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
}

const landmarks = 'main, header, nav, aside, footer, [role="dialog"]';

/**
 * Renders a menu of actions behind a button: arrow keys, type-ahead, Escape. The menu is at the end of the button's
 * landmark, so that it stays part of it.
 */
export function Menu({ trigger, items, header, align = 'end', early }: MenuProps & EarlyUseProps) {
  const button = useEarlyFocus(early);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean): void => {
    if (next) setLandmark(button.current?.closest<HTMLElement>(landmarks) ?? null);
    setIsOpen(next);
  };
  const open = useEffectEvent(() => change(true));
  useLayoutEffect(() => {
    if (early?.wasClicked) open();
  }, [early?.wasClicked]);
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
          {header && <div className={styles.header}>{header}</div>}
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  const Link = useKitLink();
  const content = (
    <>
      {item.icon}
      <span className={styles.label}>{item.label}</span>
    </>
  );
  const isLink = item.to !== undefined || item.href !== undefined;
  return (
    <>
      {item.startsGroup && <Radix.Separator className={styles.separator} />}
      <Radix.Item
        className={classNames(styles.item, item.isDanger && styles.danger)}
        disabled={item.isDisabled}
        onSelect={() => item.onSelect?.()}
        asChild={isLink}
      >
        {item.to !== undefined ? (
          <Link to={item.to}>{content}</Link>
        ) : item.href !== undefined ? (
          <a href={item.href}>{content}</a>
        ) : (
          content
        )}
      </Radix.Item>
    </>
  );
}
