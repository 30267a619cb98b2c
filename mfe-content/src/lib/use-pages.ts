import { call, queryKeyOf, useInfiniteQuery } from '@shared-kit/runtime/api';
import type { Endpoint, InputOf, ReplyOf } from '@shared-kit/contracts/core';

interface PagesOf<E extends Endpoint, T> {
  readonly endpoint: E;
  readonly pageSize: number;
  /** Input besides offset and limit; another input is another list. */
  readonly input: Partial<Record<'params' | 'query', object>>;
  readonly items: (reply: ReplyOf<E>) => readonly T[];
  readonly total: (reply: ReplyOf<E>) => number;
}

/** Loads a list page by page on request. It is never cached, because others add to it. */
export function usePages<E extends Endpoint, T>({ endpoint, pageSize, input, items, total }: PagesOf<E, T>) {
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(endpoint), input, pageSize],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      // Every paged endpoint accepts offset and limit.
      const page = { ...input, query: { ...input.query, offset: pageParam, limit: pageSize } } as InputOf<E>;
      return call(endpoint, page, { signal });
    },
    getNextPageParam: (last, pages) => {
      const loaded = pages.flatMap(items).length;
      return items(last).length > 0 && loaded < total(last) ? loaded : undefined;
    },
    select: ({ pages }) => ({
      total: pages[0] ? total(pages[0]) : 0,
      items: pages.flatMap((page) => items(page)),
      first: pages[0],
    }),
    staleTime: 0,
    gcTime: 0,
  });
}
