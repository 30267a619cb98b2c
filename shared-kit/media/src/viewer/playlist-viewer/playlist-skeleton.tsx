import { Skeleton } from '@shared-kit/ui';
import styles from './playlist.module.css';

/** Renders a placeholder for a stage with its list. */
export function PlaylistSkeleton() {
  return (
    <div className={styles.playlist} aria-hidden="true" data-stage="playlist">
      <Skeleton ratio="16/9" />
      <div className={styles.side}>
        <Skeleton shape="line" width="10rem" />
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height="4.75rem" />
        ))}
      </div>
    </div>
  );
}
