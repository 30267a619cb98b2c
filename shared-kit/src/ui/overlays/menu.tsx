import { useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { classNames, useKitLink } from 'shared-kit/ui';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Leads somewhere in the portal. */
  to?: string;
  /** Leads out of the portal. */
  href?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
  /** A line above it. */
  startsGroup?: boolean;
}

export interface MenuProps {
  /** The element that opens it, e.g. an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items, not selectable: who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
}

const landmarks = 'main, header, nav, aside, footer, [role="dialog"]';

/** Actions behind a button: arrow keys, type-ahead, Escape. Shown at the end of the landmark the button is in, so that it stays part of it. */
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <Radix.Root
      modal={false}
      onOpenChange={(isOpen) => isOpen && setLandmark(button.current?.closest<HTMLElement>(landmarks) ?? null)}
    >
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
