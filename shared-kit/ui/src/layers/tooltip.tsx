import type { ReactElement, ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';
import { useEarlyFocus } from './use-early-use.ts';
import type { EarlyUseProps } from './use-early-use.ts';
import styles from './tooltip.module.css';

/** Props of `Tooltip`. */
export interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Element to explain; must be focusable. */
  children: ReactElement;
}

/** Renders a short explanation of a control, shown on hover and on focus. */
export function Tooltip({ text, side = 'top', early, children }: TooltipProps & EarlyUseProps) {
  const control = useEarlyFocus(early);
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild ref={control}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
