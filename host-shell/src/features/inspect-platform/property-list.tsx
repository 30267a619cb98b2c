import type { ReactNode } from 'react';
import styles from './inspector.module.css';

/** Lists names and values, side by side when the width allows it. */
export function PropertyList({
  properties,
}: {
  readonly properties: readonly (readonly [string, ReactNode])[];
}): ReactNode {
  return (
    <dl className={styles.details}>
      {properties.map(([name, value]) => (
        <div key={name} className={styles.property}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
