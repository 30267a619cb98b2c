import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** First stop of the keyboard on every page: jumps over header and menu to the element with this id. */
export function SkipLink({ targetId, children = 'Pular para o conteúdo' }: { targetId: string; children?: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
