import { useSearchParams } from '@shared-kit/runtime/router';
import type { TableSort } from '@shared-kit/ui';

/** Places of the pages beside the shown one; null where there is none. */
interface GridPlaces {
  readonly previous: string | null;
  readonly next: string | null;
}

/** State of a list in the address, as `useGridAddress` returns it. */
export interface GridAddress<Filter extends string> {
  filter(name: Filter): string;
  readonly isFiltered: boolean;
  /** Typing replaces the entry of the history, so that one step back leaves the search. */
  setFilter(name: Filter, value: string): void;
  clear(): void;
  readonly sort: TableSort;
  setSort(sort: TableSort): void;
  readonly after: string | undefined;
  readonly before: string | undefined;
  /** Actions of the grid that turn pages; undefined where there is no such page. */
  turns(places: GridPlaces): { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };
}

/**
 * Keeps the state of a list in the address: filters, sort and place. Going back restores all of it, and the address can
 * be shared.
 */
export function useGridAddress<Filter extends string>(
  filters: readonly Filter[],
  defaultSort: string,
): GridAddress<Filter> {
  const [params, setParams] = useSearchParams();
  const sort: TableSort = {
    key: params.get('ordem') ?? defaultSort,
    direction: params.get('sentido') === 'desc' ? 'descending' : 'ascending',
  };

  const change = (changes: Readonly<Record<string, string | undefined>>, replace = false) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace });
  };
  const firstPage = { depois: undefined, antes: undefined };

  return {
    filter: (name) => params.get(name) ?? '',
    isFiltered: filters.some((name) => params.has(name)),
    setFilter: (name, value) => change({ ...firstPage, [name]: value }, true),
    clear: () => change({ ...firstPage, ...Object.fromEntries(filters.map((name) => [name, undefined])) }),
    sort,
    setSort: ({ key, direction }) =>
      change({
        ...firstPage,
        ordem: key === defaultSort ? undefined : key,
        sentido: direction === 'descending' ? 'desc' : undefined,
      }),
    after: params.get('depois') ?? undefined,
    before: params.get('antes') ?? undefined,
    turns: ({ previous, next }) => ({
      onPrevious: previous === null ? undefined : () => change({ antes: previous, depois: undefined }),
      onNext: next === null ? undefined : () => change({ depois: next, antes: undefined }),
    }),
  };
}
