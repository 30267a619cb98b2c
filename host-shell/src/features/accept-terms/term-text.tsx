import type { ReactNode } from 'react';
import styles from './accept-terms.module.css';

/** The text itself, in a box that scrolls by keyboard as well. */
export function TermText({ html, labelledBy }: { readonly html: string; readonly labelledBy: string }): ReactNode {
  // oxlint-disable-next-line react/no-danger, jsx-a11y/no-noninteractive-tabindex -- the server has sanitised it; a box that scrolls has to be reached by keyboard
  return (
    <div
      className={styles.text}
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
