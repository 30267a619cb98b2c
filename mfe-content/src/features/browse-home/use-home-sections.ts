import { apiQueryOptions, useQueries } from 'shared-kit/api';
import { listContent } from 'shared-kit/contracts/content';
import { useActiveSession } from 'shared-kit/session';
import { topSections } from './home-sections.rules.ts';
import type { HomeSection } from './home-sections.rules.ts';

export type HomeState =
  | { readonly kind: 'loading'; readonly rows: number }
  | { readonly kind: 'ready'; readonly sections: readonly (HomeSection & { retry: () => void; isRetrying: boolean })[] };

/** Every section's items, shown together: rows that drop in one by one would push each other around. */
export function useHomeSections(): HomeState {
  const sections = topSections(useActiveSession().menu);
  const queries = useQueries({ queries: sections.map(({ idSection }) => apiQueryOptions(listContent, { params: { idSection } })) });
  if (queries.some(({ isPending }) => isPending)) return { kind: 'loading', rows: sections.length };
  return {
    kind: 'ready',
    sections: sections.map((section, index) => {
      const query = queries[index];
      return { section, items: query?.data?.content, retry: () => void query?.refetch(), isRetrying: query?.isFetching ?? false };
    }),
  };
}
