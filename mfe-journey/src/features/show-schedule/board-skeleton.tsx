import { Skeleton, SkeletonGroup } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './show-schedule.module.css';

/** Loading skeleton of the toolbar and the month. */
export function BoardSkeleton() {
  return (
    <SkeletonGroup label={labels.loading}>
      <div className={styles.toolbar}>
        <Skeleton width="14rem" height="2.25rem" />
        <Skeleton width="12rem" height="2.25rem" />
      </div>
      <Skeleton className={styles.grid} />
    </SkeletonGroup>
  );
}
