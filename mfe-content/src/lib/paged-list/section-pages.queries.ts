import { call, useApiQuery, useInfiniteQuery } from '@shared-kit/runtime/api';
import { filterContent, listContentFilters, searchContent } from '@shared-kit/contracts/content';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { LINKS_FRESH_MS } from '../section-items.queries.ts';
import { queryWords } from './narrowing.rules.ts';
import type { Narrowing } from './narrowing.rules.ts';

/** First part of the query key of every paged list. */
export const sectionPagesKey = 'content.section-pages';

/** Cache time of a list after the person left it, in milliseconds, so that back navigation restores it. */
const CACHED_MS = 30 * MINUTE_MS;

/** Loads the items of a section page by page, from the first page (A2s-21). */
export function useSectionPages(idSection: number, narrowing: Narrowing) {
  const words = queryWords(narrowing.words);
  const { tags, idContentTypes } = narrowing;
  return useInfiniteQuery({
    queryKey: [sectionPagesKey, idSection, { words, tags, idContentTypes }],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => {
      const searchTags = words === '' ? [] : [words];
      return tags.length + idContentTypes.length > 0
        ? call(
            filterContent,
            {
              params: { id: idSection },
              body: { page, searchTags, tags: [...tags], idContentTypes: [...idContentTypes] },
            },
            { signal },
          )
        : call(searchContent, { params: { idSection }, body: { page, searchTags } }, { signal });
    },
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { content }) => sum + content.length, 0);
      return last.success && last.content.length > 0 && loaded < last.totalRecord ? pages.length + 1 : undefined;
    },
    select: ({ pages }) => ({
      items: pages.flatMap(({ content }) => content),
      total: pages.at(-1)?.totalRecord ?? 0,
      pageCount: pages.length,
    }),
    // Shows the previous list until the filtered one has loaded.
    placeholderData: (previous) => previous,
    gcTime: CACHED_MS,
    staleTime: LINKS_FRESH_MS,
  });
}

export type SectionPages = ReturnType<typeof useSectionPages>;

/** Loads the tags and types of a section. The list does not wait for them and works without them. */
export function useSectionFilters(idSection: number, { isWanted = true } = {}) {
  return useApiQuery(listContentFilters, { params: { idSection } }, { gcTime: CACHED_MS, enabled: isWanted });
}
