import { call, useApiQuery, useInfiniteQuery } from 'shared-kit/api';
import { filterContent, listContentFilters, searchContent } from 'shared-kit/contracts/content';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';
import { LINKS_FRESH_MS } from '../section-items.queries.ts';
import { askedWords } from './narrowing.rules.ts';
import type { Narrowing } from './narrowing.rules.ts';

/** First part of the key of every paged list. */
export const sectionPagesKey = 'content.section-pages';

/** Lists stay this long after they were left, so that the way back finds them as they were. */
const KEPT_MS = 30 * MINUTE_MS;

/** A section's items, page by page from the first (A2s-21). */
export function useSectionPages(idSection: number, narrowing: Narrowing) {
  const words = askedWords(narrowing.words);
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
    // What is there stays until the narrower list has come.
    placeholderData: (previous) => previous,
    gcTime: KEPT_MS,
    staleTime: LINKS_FRESH_MS,
  });
}

export type SectionPages = ReturnType<typeof useSectionPages>;

/** Tags and types that the section has. The list doesn't wait for them, and does without where they can't be had. */
export function useSectionFilters(idSection: number, { isWanted = true } = {}) {
  return useApiQuery(listContentFilters, { params: { idSection } }, { gcTime: KEPT_MS, enabled: isWanted });
}
