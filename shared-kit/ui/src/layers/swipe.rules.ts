/** Pull distance beyond which a dialog closes, in CSS pixels (B9-30). */
export const CLOSING_SWIPE_PX = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** State of a finger on the dialog: undecided, pulling the dialog, or another gesture (scrolling, selecting). */
export type Swipe =
  | { readonly kind: 'undecided'; readonly from: Point }
  | { readonly kind: 'pulling'; readonly from: Point; readonly by: number }
  | { readonly kind: 'other' };

/** Distance of a finger before its direction counts, in CSS pixels. */
const SLOP_PX = 8;

export function swipeFrom(from: Point): Swipe {
  return { kind: 'undecided', from };
}

/**
 * Applies a new finger position. The direction of the first pixels decides: only a pull straight down moves the dialog.
 */
export function swipeTo(swipe: Swipe, at: Point): Swipe {
  if (swipe.kind === 'other') return swipe;
  const down = at.y - swipe.from.y;
  const aside = Math.abs(at.x - swipe.from.x);
  if (swipe.kind === 'pulling') return { ...swipe, by: Math.max(0, down) };
  if (Math.max(Math.abs(down), aside) < SLOP_PX) return swipe;
  return down > aside ? { kind: 'pulling', from: swipe.from, by: down } : { kind: 'other' };
}

/** Returns how far down the dialog is drawn, in CSS pixels. */
export function pulledBy(swipe: Swipe | undefined): number {
  return swipe?.kind === 'pulling' ? swipe.by : 0;
}

export function closes(swipe: Swipe | undefined): boolean {
  return pulledBy(swipe) > CLOSING_SWIPE_PX;
}
