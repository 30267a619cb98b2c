import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from 'shared-kit/api';
import { desktop, useMediaQuery } from 'shared-kit/theme';
import type { SectionPages } from './section-pages.queries.ts';

/** A page is asked for when the list's end is this near to the view. */
const AHEAD = '600px 0px';

/**
 * Brings further pages as the list's end comes near; on wide screens the second one at once (A2s-20, A2s-22). Where one doesn't come it
 * says so to the log alone and asks no more by itself (A8-34): `ask` does.
 */
export function useNextPages(query: SectionPages) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, error, fetchNextPage } = query;
  const isWide = useMediaQuery(desktop.layout);
  const canAsk = hasNextPage && !isFetching && !isPlaceholderData;
  const ask = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  useEffect(() => {
    if (isWide && canAsk && !isFetchNextPageError && data?.pageCount === 1) ask();
  }, [isWide, canAsk, isFetchNextPageError, data?.pageCount, ask]);

  useEffect(() => {
    if (isFetchNextPageError)
      console.info(`the list's next page did not come: ${error instanceof ApiError ? error.code : String(error)}`);
  }, [isFetchNextPageError, error]);

  const end = useRef<HTMLDivElement>(null);
  const asksByItself = canAsk && !isFetchNextPageError;
  useEffect(() => {
    if (!asksByItself || !end.current || typeof IntersectionObserver === 'undefined') return;
    // Made anew for each page: the end may still be near after the last one.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [asksByItself, ask]);

  return { end, ask };
}
