import { call, queryKeyOf, useInfiniteQuery } from '@shared-kit/runtime/api';
import { searchAllContent } from '@shared-kit/contracts/content';

const PAGE_SIZE = 10;

/** Searches all sections of the tenant. */
export function useContentSearch(searchString: string) {
  return useInfiniteQuery({
    queryKey: queryKeyOf(searchAllContent, { query: { searchString } }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(searchAllContent, { query: { searchString, offset: pageParam, limit: PAGE_SIZE } }, { signal }),
    getNextPageParam: (last, pages) => {
      const loaded = pages.flatMap((page) => page.data).length;
      return last.data.length > 0 && loaded < last.totalRecords ? loaded : undefined;
    },
    select: ({ pages }) => ({ total: pages[0]?.totalRecords ?? 0, items: pages.flatMap((page) => page.data) }),
    staleTime: 0,
  });
}
