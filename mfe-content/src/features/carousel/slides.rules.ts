/** Media queries for the number of slides side by side (A2s-47, A9-09). */
export const slideSteps = { three: '(width >= 992px)', two: '(width >= 800px)' } as const;

export function slidesAtOnce({ isThree, isTwo }: { isThree: boolean; isTwo: boolean }): 1 | 2 | 3 {
  return isThree ? 3 : isTwo ? 2 : 1;
}

export function pageCount(slides: number, atOnce: number): number {
  return Math.max(1, Math.ceil(slides / atOnce));
}

/** Returns the page in view: the page nearest to the scroll position, or the last page at the end of the rail. */
export function pageInView(
  { scrollLeft, clientWidth, scrollWidth }: { scrollLeft: number; clientWidth: number; scrollWidth: number },
  pages: number,
): number {
  if (clientWidth === 0 || scrollLeft <= 1) return 0;
  if (scrollLeft + clientWidth >= scrollWidth - 1) return pages - 1;
  return Math.min(pages - 1, Math.round(scrollLeft / clientWidth));
}
