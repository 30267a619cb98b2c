import { useCallback, useMemo, useState } from 'react';
import { apiQueryOptions, useQueries } from '@shared-kit/runtime/api';
import { searchContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { useActiveSession } from '@shared-kit/runtime/session';
import { LINKS_FRESH_MS } from '../../lib/section-items.queries.ts';
import { homeSections } from './home-rows.rules.ts';
import type { HomeSection } from './home-rows.rules.ts';
import type { Started } from './resume.rules.ts';
import { useStarted } from './started.queries.ts';

/** Row of a section. `items` is undefined while it loads; `isBroken` is true when loading failed. */
export interface HomeRowState extends HomeSection {
  readonly items: readonly ContentItem[] | undefined;
  readonly isBroken: boolean;
  /** Error of a broken row. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export type HomeState =
  | { readonly kind: 'loading'; readonly rows: number }
  | { readonly kind: 'ready'; readonly started: Started; readonly rows: readonly HomeRowState[] };

/** Number of rows that the home waits for: about one screen. */
const FIRST_ROWS = 2;

/**
 * Loads the started items and the first rows together. Each other row loads its first items when it comes near the
 * screen, and never more than one page.
 */
export function useHomeRows(): { home: HomeState; reach: (idSection: number) => void } {
  const { menu } = useActiveSession();
  const sections = useMemo(() => homeSections(menu), [menu]);
  const [reached, setReached] = useState<ReadonlySet<number>>(
    () => new Set(sections.slice(0, FIRST_ROWS).map(({ section }) => section.idSection)),
  );
  const reach = useCallback(
    (idSection: number) => setReached((before) => (before.has(idSection) ? before : new Set([...before, idSection]))),
    [],
  );
  const started = useStarted();
  const queries = useQueries({
    queries: sections.map(({ section: { idSection }, isHub }) => ({
      ...apiQueryOptions(searchContent, { params: { idSection }, body: { page: 1 } }),
      staleTime: LINKS_FRESH_MS,
      enabled: !isHub && reached.has(idSection),
    })),
  });
  const rows = sections.map((row, index): HomeRowState => {
    const query = queries[index];
    return {
      ...row,
      items: row.isHub ? [] : query?.data?.content,
      isBroken: query?.isError ?? false,
      error: query?.error,
      isRetrying: query?.isFetching ?? false,
      retry: () => void query?.refetch(),
    };
  });
  const isWaiting =
    started.isPending || rows.slice(0, FIRST_ROWS).some(({ items, isBroken }) => items === undefined && !isBroken);
  return {
    home: isWaiting
      ? { kind: 'loading', rows: sections.length }
      : { kind: 'ready', started: started.data ?? { content: [], training: null }, rows },
    reach,
  };
}

/** Returns the rows that have content or may still get some. */
export function shownRows(rows: readonly HomeRowState[]): readonly HomeRowState[] {
  return rows.filter(({ items, sections }) => items === undefined || items.length > 0 || sections.length > 0);
}
