import type { ReactElement, ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';
import styles from './tooltip.module.css';

/** Props of `Tooltip`. */
export interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Element to explain; must be focusable. */
  children: ReactElement;
}

/** Renders a short explanation of a control, shown on hover and on focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
