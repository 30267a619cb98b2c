import type { Ref } from 'react';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './paged-list.module.css';

/**
 * Renders the end of a list with further pages. It loads the next page when it comes into view; the button does so
 * after a failure or when the observer does not fire.
 */
export function ListEnd({
  end,
  hasMore,
  isBusy,
  onLoadMore,
}: {
  end: Ref<HTMLDivElement>;
  hasMore: boolean;
  isBusy: boolean;
  onLoadMore: () => void;
}) {
  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.end}>
      <Button variant="secondary" isBusy={isBusy} onClick={onLoadMore}>
        {labels.more}
      </Button>
    </div>
  );
}
