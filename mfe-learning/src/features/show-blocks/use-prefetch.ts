import { useRef } from 'react';
import { useMediaQuery } from '@shared-kit/ui/theme';
import { passesMark, prefetchEvery } from './catalog-paging.rules.ts';

/** Media query of a small screen. */
export const SMALL_SCREEN = '(max-width: 47.99rem)';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** Prefetches the next page before the last card is in view. Returns the scroll callback of a row (B9-26). */
export function usePrefetch({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages): (index: number) => void {
  const every = prefetchEvery(useMediaQuery(SMALL_SCREEN));
  const furthest = useRef(0);
  return (index) => {
    const isDue = passesMark(furthest.current, index, every);
    furthest.current = Math.max(furthest.current, index);
    if (isDue && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
}
