import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Popover as Radix } from 'radix-ui';
import { useEarlyFocus } from './use-early-use.ts';
import type { EarlyUseProps } from './use-early-use.ts';
import styles from './popover.module.css';

/** Props of `Popover`. */
export interface PopoverProps {
  trigger: ReactElement;
  /** Spoken name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Renders a small panel attached to a button: filters, share. Not modal; Escape and clicks elsewhere close it. */
export function Popover({
  trigger,
  label,
  align = 'end',
  isOpen,
  onOpenChange,
  early,
  children,
}: PopoverProps & EarlyUseProps) {
  const id = useId();
  const button = useEarlyFocus(early);
  return (
    <Radix.Root
      defaultOpen={early?.wasClicked ?? false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {/* Radix names the panel only while it is open; a layer opened from the panel needs the id to return the
         focus while the panel closes. */}
      <Radix.Trigger asChild ref={button} aria-controls={id}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          className={styles.popover}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
