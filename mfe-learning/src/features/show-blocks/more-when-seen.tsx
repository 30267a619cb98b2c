import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './catalog-block.module.css';

interface MoreWhenSeenProps {
  readonly isMore: boolean;
  readonly isBusy: boolean;
  /** True when the last requested page failed. */
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** Loads more when it comes into view, until a request fails; it is also a button for people who do not scroll. */
export function MoreWhenSeen({ isMore, isBusy, hasFailed, onMore }: MoreWhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onMore);
  useEffect(() => {
    const element = place.current;
    if (!element || !isMore || isBusy || hasFailed) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
      {
        rootMargin: '200px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isMore, isBusy, hasFailed]);
  if (!isMore) return null;
  return (
    <div ref={place} className={styles.more}>
      <p role="status" className={styles.failed}>
        {hasFailed && labels.moreFailed}
      </p>
      <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
        {labels.more}
      </Button>
    </div>
  );
}
