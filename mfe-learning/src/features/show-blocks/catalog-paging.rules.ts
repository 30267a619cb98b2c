export interface PageSizes {
  readonly first: number;
  readonly next: number;
}

/** B9-24, B9-25: two screens of cards at a time; 6 and then 5 on small screens. */
export function pageSizes(columns: number, isSmall: boolean): PageSizes {
  return isSmall ? { first: 6, next: 5 } : { first: 2 * columns, next: 2 * columns };
}

/** The page after `loaded` cards; undefined when all are there. */
export function nextPage(
  loaded: number,
  total: number,
  sizes: PageSizes,
): { offset: number; limit: number } | undefined {
  return loaded < total ? { offset: loaded, limit: sizes.next } : undefined;
}

/** B9-26: after so many slides the next page is asked for. */
export function prefetchEvery(isSmall: boolean): number {
  return isSmall ? 5 : 2;
}

/** Whether somebody who was `furthest` slides on passes a multiple of `every` by going to `index`. */
export function passesMark(furthest: number, index: number, every: number): boolean {
  return Math.floor(index / every) > Math.floor(furthest / every);
}
