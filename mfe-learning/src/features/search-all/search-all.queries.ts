import { call, queryKeyOf, useInfiniteQuery } from '@shared-kit/runtime/api';
import { SEARCH_PAGE_SIZE, searchLearning } from '@shared-kit/contracts/learning';

/** Loads the search results, five per page (B9-04). */
export function useSearch(searchString: string) {
  return useInfiniteQuery({
    queryKey: queryKeyOf(searchLearning, { query: { searchString } }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(searchLearning, { query: { searchString, offset: pageParam, limit: SEARCH_PAGE_SIZE } }, { signal }),
    getNextPageParam: (last, pages) => {
      const loaded = pages.flatMap((page) => page.data).length;
      return last.data.length > 0 && loaded < last.totalRecords ? loaded : undefined;
    },
    select: ({ pages }) => ({ total: pages[0]?.totalRecords ?? 0, items: pages.flatMap((page) => page.data) }),
    staleTime: 0,
  });
}
