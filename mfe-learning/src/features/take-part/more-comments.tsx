import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'shared-kit/ui';
import { labels } from './labels.ts';
import { LoadFailed } from './load-failed.tsx';
import styles from './take-part.module.css';

interface MoreCommentsProps {
  /** What has pages. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/**
 * Asks for the next page as the end of a list comes into view; a button too, for who does not scroll. One that did not come is asked for again by hand only.
 * While the pages before it are read anew it waits: asked for then, it would begin where they ended before, and the reading would be given up.
 */
export function MoreComments({ query }: MoreCommentsProps) {
  const { hasNextPage: isMore, isFetching: isBusy, isFetchNextPageError: isFailed } = query;
  const onMore = () => {
    if (!isBusy) void query.fetchNextPage();
  };
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    const element = place.current;
    if (!element || !isMore || isBusy || isFailed) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ask());
    observer.observe(element);
    return () => observer.disconnect();
  }, [isMore, isBusy, isFailed]);
  if (!isMore) return null;
  if (isFailed) return <LoadFailed isBusy={isBusy} onRetry={onMore} />;
  return (
    <div ref={place} className={styles.moreComments}>
      <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
        {labels.moreComments}
      </Button>
    </div>
  );
}
