/** Sixths of the mosaic's width that a tile takes. */
export type Span = 2 | 3 | 4 | 6;

export interface MosaicSpan {
  readonly phone: Span;
  readonly wide: Span;
  /** It is as tall as the two tiles beside it. */
  readonly isTall: boolean;
}

/** More tiles than this, and the first one spans two thirds (A9-10). */
const EVEN_TILES = 4;

/** How a mosaic is laid so that no place in it stays empty, whatever number of tiles there is. */
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

/** Three to a line; what is left over shares the last one. */
function wideSpan(index: number, rest: number): Span {
  const over = rest % 3;
  if (over === 0 || index < rest - over) return 2;
  return over === 1 ? 6 : 3;
}
