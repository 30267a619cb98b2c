import { useRef } from 'react';
import { useMediaQuery } from 'shared-kit/theme';
import { passesMark, prefetchEvery } from './catalog-paging.rules.ts';

/** Below it a screen is a small one. */
export const SMALL_SCREEN = '(max-width: 47.99rem)';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** B9-26: asks for the next page before the last card is in sight. Gives what a row calls as it scrolls. */
export function usePrefetch({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages): (index: number) => void {
  const every = prefetchEvery(useMediaQuery(SMALL_SCREEN));
  const furthest = useRef(0);
  return (index) => {
    const isDue = passesMark(furthest.current, index, every);
    furthest.current = Math.max(furthest.current, index);
    if (isDue && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
}
