import type { ReactNode } from 'react';
import styles from './accept-terms.module.css';

/** Text of a term in a box that scrolls by keyboard as well. */
export function TermText({ html, labelledBy }: { readonly html: string; readonly labelledBy: string }): ReactNode {
  return (
    <div
      className={styles.text}
      role="region"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only a focusable region
      tabIndex={0}
      // oxlint-disable-next-line react/no-danger -- the server has sanitized this HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
