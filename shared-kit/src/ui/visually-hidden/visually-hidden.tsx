import type { MouseEvent, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** First stop of the keyboard on every page: jumps over header and menu to the element with this id. */
export function SkipLink({ targetId, children = 'Pular para o conteúdo' }: { targetId: string; children?: ReactNode }) {
  // The browser's own way would leave an entry in the history that is nobody's, and "back" would lead there.
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
