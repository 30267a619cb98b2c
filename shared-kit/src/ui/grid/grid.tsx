import { Children } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './grid.module.css';

export interface GridProps {
  /** Least width of an item; as many columns as fit. */
  itemSize?: 'small' | 'medium' | 'large';
  /** Spoken name of the list. */
  label?: string;
  className?: string;
  /** One node per item. */
  children: ReactNode;
}

/** A list of cards in columns. */
export function Grid({ itemSize = 'medium', label, className, children }: GridProps) {
  return (
    <ul className={classNames(styles.grid, styles[itemSize], className)} role="list" aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
