import { Skeleton, SkeletonGroup } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './show-schedule.module.css';

/** A toolbar and a month to come. */
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
