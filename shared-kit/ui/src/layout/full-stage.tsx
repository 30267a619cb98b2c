import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './full-stage.module.css';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/**
 * Renders content that fills the window between the portal's header and its lower edge, such as a chat or a document:
 * its own controls stay in sight, also above an on-screen keyboard, and the page itself does not scroll. The content
 * scrolls inside; its scrolling element, or an ancestor of it, has the attribute `data-fills-stage`.
 *
 * @example
 * <FullStage><ChatRoom data-fills-stage="" /></FullStage>
 */
export function FullStage({ className, children }: { className?: string; children: ReactNode }) {
  useKeyboardInset();
  return (
    <div className={classNames(styles.stage, className)} data-full-stage="">
      {children}
    </div>
  );
}
