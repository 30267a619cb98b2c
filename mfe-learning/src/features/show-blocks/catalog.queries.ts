import { call, queryKeyOf, useApiQuery, useInfiniteQuery } from '@shared-kit/runtime/api';
import { listAvailableTags, listCatalogNodes } from '@shared-kit/contracts/learning';
import { nextPage, pageSizes } from './catalog-paging.rules.ts';
import { SMALL_SCREEN } from './use-prefetch.ts';

interface CatalogQuery {
  readonly nodeCode: string;
  readonly depth: number;
  readonly searchString: string;
  readonly tags: readonly string[];
  readonly columns: number;
}

/** Loads the trainings of a catalog page by page. */
export function useCatalogNodes({ nodeCode, depth, searchString, tags, columns }: CatalogQuery) {
  const sizes = pageSizes(columns, window.matchMedia(SMALL_SCREEN).matches);
  const filters = {
    depth,
    ...(searchString === '' ? {} : { searchString }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
  };
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(listCatalogNodes, { params: { nodeCode }, query: filters }), sizes],
    initialPageParam: { offset: 0, limit: sizes.first },
    queryFn: ({ pageParam, signal }) =>
      call(listCatalogNodes, { params: { nodeCode }, query: { ...filters, ...pageParam } }, { signal }),
    getNextPageParam: (last, pages) => nextPage(pages.flatMap((page) => page.data).length, last.totalRecords, sizes),
    select: ({ pages }) => ({ total: pages[0]?.totalRecords ?? 0, elements: pages.flatMap((page) => page.data) }),
  });
}

export function useCatalogTags(nodeCode: string, isWanted: boolean) {
  return useApiQuery(listAvailableTags, { query: { nodeCode } }, { enabled: isWanted });
}
