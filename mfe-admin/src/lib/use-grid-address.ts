import { useSearchParams } from '@shared-kit/runtime/router';
import type { TableSort } from '@shared-kit/ui';

/**
 * Keeps the state of a list in the address: filters, sort and place. Going back restores all of it, and the address can
 * be shared.
 */
export function useGridAddress<Filter extends string>(filters: readonly Filter[], defaultSort: string) {
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
    filter: (name: Filter): string => params.get(name) ?? '',
    isFiltered: filters.some((name) => params.has(name)),
    /** Typing replaces the entry of the history, so that one step back leaves the search. */
    setFilter: (name: Filter, value: string) => change({ ...firstPage, [name]: value }, true),
    clear: () => change({ ...firstPage, ...Object.fromEntries(filters.map((name) => [name, undefined])) }),
    sort,
    setSort: ({ key, direction }: TableSort) =>
      change({
        ...firstPage,
        ordem: key === defaultSort ? undefined : key,
        sentido: direction === 'descending' ? 'desc' : undefined,
      }),
    after: params.get('depois') ?? undefined,
    before: params.get('antes') ?? undefined,
    goAfter: (place: string) => change({ depois: place, antes: undefined }),
    goBefore: (place: string) => change({ antes: place, depois: undefined }),
  };
}
