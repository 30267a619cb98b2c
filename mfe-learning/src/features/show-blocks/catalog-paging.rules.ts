export interface PageSizes {
  readonly first: number;
  readonly next: number;
}

/** Returns the page sizes: two screens of cards per page; 6 and then 5 on small screens (B9-24, B9-25). */
export function pageSizes(columns: number, isSmall: boolean): PageSizes {
  return isSmall ? { first: 6, next: 5 } : { first: 2 * columns, next: 2 * columns };
}

/** Returns the page after `loaded` cards; undefined when all are loaded. */
export function nextPage(
  loaded: number,
  total: number,
  sizes: PageSizes,
): { offset: number; limit: number } | undefined {
  return loaded < total ? { offset: loaded, limit: sizes.next } : undefined;
}

/** Returns the number of slides after which the next page is prefetched (B9-26). */
export function prefetchEvery(isSmall: boolean): number {
  return isSmall ? 5 : 2;
}

/** Returns whether a move from `furthest` to `index` passes a multiple of `every`. */
export function passesMark(furthest: number, index: number, every: number): boolean {
  return Math.floor(index / every) > Math.floor(furthest / every);
}
