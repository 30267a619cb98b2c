/**
 * Returns the point of a picture that stays in sight where it is cut, as a CSS position: `/capa.webp#focus=64,50` is
 * `64% 50%`; undefined when the address names none.
 */
export function focusOf(src: string): string | undefined {
  const [, x, y] = /#focus=(\d{1,3}),(\d{1,3})$/.exec(src) ?? [];
  return x === undefined || y === undefined ? undefined : `${x}% ${y}%`;
}
