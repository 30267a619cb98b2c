import { Children } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { columnsStyle } from '../lib/columns.ts';
import type { Columns } from '../lib/columns.ts';
import styles from './grid.module.css';

/** Props of `Grid`. */
export interface GridProps {
  /** Minimum width of an item; the grid has as many columns as fit. */
  itemSize?: 'small' | 'medium' | 'large';
  /** Number of columns, instead of `itemSize`; one column on a phone unless `mobile` is set. */
  columns?: Columns;
  /** Spoken name of the list. */
  label?: string;
  className?: string;
  /** One node per item. */
  children: ReactNode;
}

/** Renders a list of cards in columns. */
export function Grid({ itemSize = 'medium', columns, label, className, children }: GridProps) {
  return (
    <ul
      className={classNames(styles.grid, styles[itemSize], columns && styles.columns, className)}
      {...(columns ? { style: columnsStyle(columns) } : {})}
      role="list"
      aria-label={label}
    >
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
