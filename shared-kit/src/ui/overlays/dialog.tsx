import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { IconButton, VisuallyHidden, classNames } from 'shared-kit/ui';
import { takesEscape } from './takes-escape.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSwipeDown } from './use-swipe-down.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Asked to close: Escape, the close button, a click beside it. */
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Must be answered: no close button, Escape and clicks beside it do nothing (terms). */
  isBlocking?: boolean;
  /** A finger pulls it down and away (B9-30); off for what has gestures of its own all over. What is blocking never is. */
  isSwipeable?: boolean;
  /** What takes the focus once it is closed, in place of what had it before and goes away by what was answered. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  /** Buttons at its end. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * A modal question or task. Focus stays inside and goes back to where it was; the page behind stands still. What is inside of it and has
 * `data-takes-escape` does with Escape what it likes.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  description,
  size = 'medium',
  isBlocking = false,
  isSwipeable = !isBlocking,
  focusAfter,
  footer,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(isOpen);
  // State, not a ref: the panel arrives in a portal, after the effects of this component.
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useSwipeDown(panel, isSwipeable && !isBlocking, onClose);
  const heading = (
    <Radix.Title className={styles.title} asChild>
      <h2>{title}</h2>
    </Radix.Title>
  );
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && !isBlocking && onClose()}>
      <Radix.Portal>
        {/* Not Radix' overlay: that one locks scrolling through an injected style element, which a strict CSP refuses. */}
        <div className={styles.scrim} data-kit-modal="open" aria-hidden="true" />
        <div className={styles.stage}>
          <Radix.Content
            ref={setPanel}
            className={classNames(styles.dialog, styles[size])}
            onCloseAutoFocus={(event) => {
              returnFocus(event);
              focusAfter?.()?.focus();
            }}
            onEscapeKeyDown={(event) => (isBlocking || takesEscape(event.target)) && event.preventDefault()}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={classNames(styles.head, isTitleHidden && styles.bareHead)}>
              {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {!isBlocking && (
                <IconButton label="Fechar" icon={<X size={22} />} className={styles.close} onClick={onClose} />
              )}
            </div>
            <div className={styles.body}>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
