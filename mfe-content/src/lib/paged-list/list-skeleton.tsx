import { Skeleton, SkeletonCard, classNames } from '@shared-kit/ui';
import type { ListLayout } from './item-window.tsx';
import styles from './paged-list.module.css';

/** Skeleton of a list in its layout. */
export function ListSkeleton({ layout }: { layout: ListLayout }) {
  const isOfCards = layout === 'cards' || layout === 'wide';
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton shape="line" width="8rem" />
      <div className={classNames(styles.items, styles[layout])}>
        {Array.from({ length: 8 }, (_, index) =>
          isOfCards ? <SkeletonCard key={index} /> : <Skeleton key={index} height="7rem" />,
        )}
      </div>
    </div>
  );
}
