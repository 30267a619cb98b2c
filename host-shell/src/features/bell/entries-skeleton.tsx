import type { ReactNode } from 'react';
import { Skeleton } from '@shared-kit/ui';
import styles from './bell.module.css';

/** Placeholder in the shape of three entries. */
export function EntriesSkeleton(): ReactNode {
  return (
    <div className={styles.panel}>
      {[80, 65, 72].map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton height="1.1rem" width={`${width}%`} />
          <Skeleton height="0.9rem" width="45%" />
        </div>
      ))}
    </div>
  );
}
