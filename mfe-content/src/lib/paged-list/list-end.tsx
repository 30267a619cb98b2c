import type { Ref } from 'react';
import { Button } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './paged-list.module.css';

/** The end of a list that goes on: seen, it brings the next page; pressed, it does so where that failed or nothing is seen. */
export function ListEnd({
  end,
  hasMore,
  isBusy,
  onAsk,
}: {
  end: Ref<HTMLDivElement>;
  hasMore: boolean;
  isBusy: boolean;
  onAsk: () => void;
}) {
  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.end}>
      <Button variant="secondary" isBusy={isBusy} onClick={onAsk}>
        {labels.more}
      </Button>
    </div>
  );
}
