import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { LoadFailed } from './load-failed.tsx';
import styles from './interactions.module.css';

interface MoreCommentsProps {
  /** Infinite query of the list. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => unknown;
  };
}

/**
 * Loads the next page when the end of a list comes into view; it is also a button for people who do not scroll. A
 * failed page is only retried by hand. It waits while earlier pages are refetched: a request at that time would use the
 * old offset and cancel the refetch.
 */
export function MoreComments({ query }: MoreCommentsProps) {
  const { hasNextPage: isMore, isFetching: isBusy, isFetchNextPageError: isFailed } = query;
  const onMore = () => {
    if (!isBusy) void query.fetchNextPage();
  };
  const place = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onMore);
  useEffect(() => {
    const element = place.current;
    if (!element || !isMore || isBusy || isFailed) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && loadMore());
    observer.observe(element);
    return () => observer.disconnect();
  }, [isMore, isBusy, isFailed]);
  if (!isMore) return null;
  if (isFailed) return <LoadFailed error={query.error} isBusy={isBusy} onRetry={onMore} />;
  return (
    <div ref={place} className={styles.moreComments}>
      <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
        {labels.moreComments}
      </Button>
    </div>
  );
}
