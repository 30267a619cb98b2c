/** Space between two pages, in pixels. */
export const PAGE_GAP = 16;

/** Widths of a page, relative to the available width. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export const FIT_WIDTH = 1;

/** Returns the next larger or smaller zoom; stays at the limits. */
export function zoomFrom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? zooms.find((each) => each > zoom) : zooms.findLast((each) => each < zoom);
  return next ?? zoom;
}

/** Place of a page in the column of all pages, in pixels. */
export interface PagePlace {
  readonly top: number;
  readonly height: number;
}

/** Returns the place of each page, from its ratio of height to width. */
export function placesOf(ratios: readonly number[], width: number): readonly PagePlace[] {
  let top = PAGE_GAP;
  return ratios.map((ratio) => {
    const place = { top, height: Math.round(width * ratio) };
    top += place.height + PAGE_GAP;
    return place;
  });
}

export function heightOf(places: readonly PagePlace[]): number {
  const last = places.at(-1);
  return last ? last.top + last.height + PAGE_GAP : 0;
}

/** Visible part of the column. */
export interface Sight {
  readonly top: number;
  readonly height: number;
}

/** Returns the pages (A4m-14: from 1) that are visible or within one screen height. */
export function pagesInSight(places: readonly PagePlace[], sight: Sight): readonly number[] {
  const from = sight.top - sight.height;
  const to = sight.top + 2 * sight.height;
  return places.flatMap(({ top, height }, index) => (top + height >= from && top <= to ? [index + 1] : []));
}

/**
 * Returns the page that is being read: the one at the upper third of the visible part, or the last one at the end of
 * the column.
 */
export function pageBeingRead(places: readonly PagePlace[], sight: Sight): number {
  if (places.length === 0) return 1;
  if (sight.top > 0 && sight.top + sight.height >= heightOf(places) - 2) return places.length;
  const line = sight.top + sight.height / 3;
  const after = places.findIndex(({ top }) => top > line);
  return after === -1 ? places.length : Math.max(1, after);
}

/** Limits a requested page to the range from 1 to the last (A4m-14). */
export function pageWithin(page: number, total: number): number {
  return Number.isFinite(page) ? Math.min(total, Math.max(1, Math.round(page))) : 1;
}
