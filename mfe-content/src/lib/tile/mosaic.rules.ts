/** Width of a tile in sixths of the mosaic. */
export type Span = 2 | 3 | 4 | 6;

export interface MosaicSpan {
  readonly phone: Span;
  readonly wide: Span;
  /** True when the tile is as tall as the two tiles beside it. */
  readonly isTall: boolean;
}

/** Maximum number of tiles of equal width; with more tiles, the first one spans two thirds (A9-10). */
const EVEN_TILES = 4;

/** Returns the spans of the tiles so that the mosaic has no gaps for any number of tiles. */
export function mosaicSpans(count: number): readonly MosaicSpan[] {
  if (count <= EVEN_TILES) {
    const wide: Span = count === 1 ? 6 : count === 3 ? 2 : 3;
    return Array.from({ length: count }, (_, index) => ({
      phone: index === count - 1 && count % 2 === 1 ? 6 : 3,
      wide,
      isTall: false,
    }));
  }
  const rest = count - 3;
  return Array.from({ length: count }, (_, index): MosaicSpan => {
    if (index === 0) return { phone: 4, wide: 4, isTall: true };
    if (index < 3) return { phone: 2, wide: 2, isTall: false };
    const isLastAlone = index === count - 1 && rest % 2 === 1;
    return { phone: isLastAlone ? 6 : 3, wide: wideSpan(index - 3, rest), isTall: false };
  });
}

/** Returns the span of a tile: three tiles per line, and the remaining ones share the last line. */
function wideSpan(index: number, rest: number): Span {
  const over = rest % 3;
  if (over === 0 || index < rest - over) return 2;
  return over === 1 ? 6 : 3;
}
