import { call, queryKeyOf, useInfiniteQuery } from '@shared-kit/runtime/api';
import { listRecommendations } from '@shared-kit/contracts/learning';
import { nextPage, pageSizes } from './catalog-paging.rules.ts';
import { SMALL_SCREEN } from './use-prefetch.ts';

interface RecommendationsQuery {
  readonly idUser: number;
  readonly columns: number;
  readonly isWanted: boolean;
}

/** Loads the person's recommendations page by page. */
export function useRecommendations({ idUser, columns, isWanted }: RecommendationsQuery) {
  const sizes = pageSizes(columns, window.matchMedia(SMALL_SCREEN).matches);
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(listRecommendations, { params: { idUser }, query: {} }), sizes],
    enabled: isWanted,
    staleTime: 0,
    initialPageParam: { offset: 0, limit: sizes.first },
    queryFn: ({ pageParam, signal }) => call(listRecommendations, { params: { idUser }, query: pageParam }, { signal }),
    getNextPageParam: (last, pages) => nextPage(pages.flatMap((page) => page.result).length, last.totalRecords, sizes),
    select: ({ pages }) => ({ total: pages[0]?.totalRecords ?? 0, elements: pages.flatMap((page) => page.result) }),
  });
}
