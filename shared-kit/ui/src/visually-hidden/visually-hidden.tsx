import type { MouseEvent, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Renders text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Renders the first focusable element of every page: skips header and menu and jumps to the element with this id. */
export function SkipLink({ targetId, children = 'Pular para o conteúdo' }: { targetId: string; children?: ReactNode }) {
  // The browser's default would add a history entry that the router does not know, and "back" would lead there.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    const target = document.getElementById(targetId);
    target?.focus();
    target?.scrollIntoView();
  }
  return (
    <a className={styles.skip} href={`#${targetId}`} onClick={skip}>
      {children}
    </a>
  );
}
