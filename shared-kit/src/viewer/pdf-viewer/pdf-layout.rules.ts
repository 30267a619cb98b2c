/** Between two pages, in pixels. */
export const PAGE_GAP = 16;

/** Widths of a page, as parts of the width there is. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export const FIT_WIDTH = 1;

/** The next larger or smaller zoom; the outermost stays. */
export function zoomFrom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? zooms.find((each) => each > zoom) : zooms.findLast((each) => each < zoom);
  return next ?? zoom;
}

/** A place of a page in the column of all pages, in pixels. */
export interface PagePlace {
  readonly top: number;
  readonly height: number;
}

/** Where each page stands, from its height by width. */
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

/** The part of the column that is seen. */
export interface Sight {
  readonly top: number;
  readonly height: number;
}

/** Pages (A4m-14: from 1) that are seen, or nearly. */
export function pagesInSight(places: readonly PagePlace[], sight: Sight): readonly number[] {
  const from = sight.top - sight.height;
  const to = sight.top + 2 * sight.height;
  return places.flatMap(({ top, height }, index) => (top + height >= from && top <= to ? [index + 1] : []));
}

/** The page that is being read: the one at the upper third of what is seen, the last one at the end of the column. */
export function pageBeingRead(places: readonly PagePlace[], sight: Sight): number {
  if (places.length === 0) return 1;
  if (sight.top > 0 && sight.top + sight.height >= heightOf(places) - 2) return places.length;
  const line = sight.top + sight.height / 3;
  const after = places.findIndex(({ top }) => top > line);
  return after === -1 ? places.length : Math.max(1, after);
}

/** A page somebody asked for, between 1 and the last (A4m-14). */
export function pageWithin(page: number, total: number): number {
  return Number.isFinite(page) ? Math.min(total, Math.max(1, Math.round(page))) : 1;
}
