import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './catalog-block.module.css';

/** Asks for more as it comes into view; it is a button too, for who does not scroll. */
export function MoreWhenSeen({ isMore, isBusy, onMore }: { isMore: boolean; isBusy: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    const element = place.current;
    if (!element || !isMore || isBusy) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ask(), { rootMargin: '200px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isMore, isBusy]);
  if (!isMore) return null;
  return (
    <div ref={place} className={styles.more}>
      <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
        {labels.more}
      </Button>
    </div>
  );
}
