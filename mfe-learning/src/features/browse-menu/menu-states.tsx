import type { ReactNode } from 'react';
import { Button, Skeleton, SkeletonGroup } from '@shared-kit/ui';
import type { QueryLike } from '@shared-kit/ui';
import styles from './browse-menu.module.css';
import { labels } from './labels.ts';

interface MenuStatesProps<Data> {
  readonly query: QueryLike<readonly Data[]>;
  readonly empty: string;
  readonly children: (data: readonly Data[]) => ReactNode;
}

/** Renders the four states of a list in the space of a menu. */
export function MenuStates<Data>({ query, empty, children }: MenuStatesProps<Data>) {
  if (query.data) return query.data.length === 0 ? <p className={styles.note}>{empty}</p> : children(query.data);
  if (query.status === 'error') {
    return (
      <div className={styles.note} role="alert">
        {labels.failed}
        <Button variant="ghost" size="small" isBusy={query.isFetching ?? false} onClick={() => void query.refetch()}>
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <SkeletonGroup>
      <div className={styles.waiting}>
        {[70, 85, 60].map((width) => (
          <Skeleton key={width} height="1rem" width={`${width}%`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
