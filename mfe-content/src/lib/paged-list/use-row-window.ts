import { useEffect } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListLayoutRead } from './use-list-layout.ts';

/**
 * Number of items up to which the whole list is mounted, so that the browser's search and print include all of them.
 */
const WHOLE_UP_TO = 48;
/** Estimated height of an unmeasured row, in pixels. */
const ROW_ESTIMATE = 280;
const OVERSCAN_ROWS = 3;

interface CachedList {
  readonly columns: number;
  readonly rows: VirtualItem[];
}

/** Row heights by list, for back navigation: they give the page its former height before the first paint. */
const cachedLists = new Map<string, CachedList>();
/** Maximum number of stored lists; each search is a list of its own. */
const CACHED_LISTS = 20;

function cacheList(name: string, list: CachedList): void {
  cachedLists.delete(name);
  cachedLists.set(name, list);
  const [oldest] = cachedLists.keys();
  if (cachedLists.size > CACHED_LISTS && oldest !== undefined) cachedLists.delete(oldest);
}

/** Returns the range of items near the view, and the space that the others take. */
export function useRowWindow(name: string, count: number, { columns, rowGap, top }: ListLayoutRead) {
  const known = cachedLists.get(name);
  // oxlint-disable-next-line react/incompatible-library -- the compiler memoises nothing here; cells receive one stable function of the virtualizer
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => known?.rows.at(-1)?.size ?? ROW_ESTIMATE,
    gap: rowGap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    ...(known?.columns === columns ? { initialMeasurementsCache: known.rows } : {}),
  });
  useEffect(() => () => cacheList(name, { columns, rows: virtualizer.takeSnapshot() }), [name, columns, virtualizer]);

  const measure = virtualizer.measureElement;
  const rows = virtualizer.getVirtualItems();
  const [from, to] = [rows[0], rows.at(-1)];
  if (count <= WHOLE_UP_TO || !from || !to)
    return { first: 0, last: Math.min(count, WHOLE_UP_TO), before: 0, after: 0, measure };
  return {
    first: from.index * columns,
    last: (to.index + 1) * columns,
    before: from.start - top,
    after: Math.max(0, virtualizer.getTotalSize() - (to.end - top)),
    measure,
  };
}
