import { useEffect } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListLayoutRead } from './use-list-layout.ts';

/** Shorter lists are in the page as a whole, so that the browser's own search and print find all of them. */
const WHOLE_UP_TO = 48;
/** Until a row was measured. Pixels. */
const ROW_ESTIMATE = 280;
const OVERSCAN_ROWS = 3;

interface KeptList {
  readonly columns: number;
  readonly rows: VirtualItem[];
}

/** Row heights by list, for the way back: with them the page is as high as it was before anything is drawn. */
const kept = new Map<string, KeptList>();
/** Every search is a list of its own: nobody comes back to more of them than this. */
const KEPT_LISTS = 20;

function keep(name: string, list: KeptList): void {
  kept.delete(name);
  kept.set(name, list);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_LISTS && oldest !== undefined) kept.delete(oldest);
}

/** Which items of a list are near the view, and how much room the others take. */
export function useRowWindow(name: string, count: number, { columns, rowGap, top }: ListLayoutRead) {
  const known = kept.get(name);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by the compiler; cells get one stable function of it
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => known?.rows.at(-1)?.size ?? ROW_ESTIMATE,
    gap: rowGap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    ...(known?.columns === columns ? { initialMeasurementsCache: known.rows } : {}),
  });
  useEffect(() => () => keep(name, { columns, rows: virtualizer.takeSnapshot() }), [name, columns, virtualizer]);

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
