import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { IconButton, VisuallyHidden, classNames } from '@shared-kit/ui';
import { handlesEscape } from './handles-escape.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useSwipeDown } from './use-swipe-down.ts';
import styles from './dialog.module.css';

/** Props of `Dialog`. */
export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Forces an answer: no close button; Escape and clicks outside do nothing (terms). */
  isBlocking?: boolean;
  /** When false, a click outside and a pull do nothing: closing answers a question, and neither is an answer. */
  closesOutside?: boolean;
  /**
   * Closes when a finger pulls it down (B9-30); disable it for content with its own gestures. A blocking dialog is
   * never swipeable.
   */
  isSwipeable?: boolean;
  /** Returns the element to focus after close, when the previously focused element disappears because of the answer. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  /** Buttons at the end of the dialog. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * Renders a modal dialog for a question or task. The focus stays inside and returns to its previous element; the page
 * behind does not scroll. Inner elements with `data-handles-escape` handle Escape themselves.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  description,
  size = 'medium',
  isBlocking = false,
  closesOutside = true,
  isSwipeable = !isBlocking && closesOutside,
  focusAfter,
  footer,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(isOpen);
  useScrollLock(isOpen);
  // State instead of a ref: the panel is mounted in a portal, after the effects of this component.
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
        {/* Does not use Radix' overlay, which locks scrolling with an injected style element that a strict CSP
           refuses. */}
        <div className={styles.scrim} data-kit-modal="open" aria-hidden="true" />
        <div className={styles.stage}>
          <Radix.Content
            ref={setPanel}
            className={classNames(styles.dialog, styles[size])}
            onCloseAutoFocus={(event) => {
              returnFocus(event);
              focusAfter?.()?.focus();
            }}
            onInteractOutside={(event) => !closesOutside && event.preventDefault()}
            onEscapeKeyDown={(event) => (isBlocking || handlesEscape(event.target)) && event.preventDefault()}
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
