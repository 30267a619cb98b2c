import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { IconButton, classNames } from '@shared-kit/ui';
import { handlesEscape } from './handles-escape.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import styles from './drawer.module.css';

/** Props of `Drawer`. */
export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'start' | 'end' | 'bottom';
  /** `half` is 50% and at least 800 px; full width on narrower screens (comments, decision 34). */
  width?: 'regular' | 'half';
  footer?: ReactNode;
  children: ReactNode;
}

/** Renders a modal panel that slides in from an edge. */
export function Drawer({ isOpen, onClose, title, side = 'end', width = 'regular', footer, children }: DrawerProps) {
  const returnFocus = useReturnFocus(isOpen);
  useScrollLock(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className={styles.scrim} data-kit-modal="open" aria-hidden="true" />
        <Radix.Content
          className={classNames(styles.drawer, styles[side], side !== 'bottom' && styles[width])}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => handlesEscape(event.target) && event.preventDefault()}
          aria-describedby={undefined}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <IconButton label="Fechar" icon={<X size={22} />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
