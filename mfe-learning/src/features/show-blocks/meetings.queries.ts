import { call, queryKeyOf, useInfiniteQuery } from '@shared-kit/runtime/api';
import { MEETINGS_PAGE_SIZE, listMeetings } from '@shared-kit/contracts/learning';
import { nextPage } from './catalog-paging.rules.ts';

const sizes = { first: MEETINGS_PAGE_SIZE, next: MEETINGS_PAGE_SIZE };

/** Loads the upcoming meetings of a page, or of all pages without its code. */
export function useMeetings({ nodeCode, isWanted }: { nodeCode: string | undefined; isWanted: boolean }) {
  const filter = nodeCode === undefined ? {} : { nodeCode };
  return useInfiniteQuery({
    queryKey: queryKeyOf(listMeetings, { query: filter }),
    enabled: isWanted,
    staleTime: 0,
    initialPageParam: { offset: 0, limit: sizes.first },
    queryFn: ({ pageParam, signal }) => call(listMeetings, { query: { ...filter, ...pageParam } }, { signal }),
    getNextPageParam: (last, pages) => nextPage(pages.flatMap((page) => page.result).length, last.totalRecords, sizes),
    select: ({ pages }) => pages.flatMap((page) => page.result),
  });
}
