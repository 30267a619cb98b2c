import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Calls `onSeen` when the end of the list comes near the viewport. */
export function useMoreWhenSeen(end: RefObject<HTMLElement | null>, isWanted: boolean, onSeen: () => void): void {
  const loadMore = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isWanted || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: '120px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isWanted]);
}
