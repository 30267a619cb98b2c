import type { ReactNode } from 'react';
import styles from './description-list.module.css';

/** Names with their values, side by side where there is room. Its children are `Description`s. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export function Description({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
