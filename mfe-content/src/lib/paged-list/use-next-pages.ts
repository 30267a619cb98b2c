import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '@shared-kit/runtime/api';
import { desktop, useMediaQuery } from '@shared-kit/ui/theme';
import type { SectionPages } from './section-pages.queries.ts';

/** Distance from the view at which the end of the list loads the next page. */
const AHEAD = '600px 0px';

/**
 * Loads further pages as the end of the list comes near; on wide screens the second page loads at once. A failed page
 * is logged and stops automatic loading; `ask` retries (A2s-20, A2s-22, A8-34).
 */
export function useNextPages(query: SectionPages) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, error, fetchNextPage } = query;
  const isWide = useMediaQuery(desktop.layout);
  const canLoad = hasNextPage && !isFetching && !isPlaceholderData;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  useEffect(() => {
    if (isWide && canLoad && !isFetchNextPageError && data?.pageCount === 1) loadMore();
  }, [isWide, canLoad, isFetchNextPageError, data?.pageCount, loadMore]);

  useEffect(() => {
    if (isFetchNextPageError)
      console.info(`the list's next page did not come: ${error instanceof ApiError ? error.code : String(error)}`);
  }, [isFetchNextPageError, error]);

  const end = useRef<HTMLDivElement>(null);
  const loadsAutomatically = canLoad && !isFetchNextPageError;
  useEffect(() => {
    if (!loadsAutomatically || !end.current || typeof IntersectionObserver === 'undefined') return;
    // Creates a new observer for each page, because the end may still be near after the last one.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loadsAutomatically, loadMore]);

  return { end, loadMore };
}
