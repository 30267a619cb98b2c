import { pageCount, pageInView, slidesAtOnce } from './slides.rules.ts';

test('shows three slides on wide screens, two on medium ones, one otherwise [A2s-47]', () => {
  expect(slidesAtOnce({ isThree: true, isTwo: true })).toBe(3);
  expect(slidesAtOnce({ isThree: false, isTwo: true })).toBe(2);
  expect(slidesAtOnce({ isThree: false, isTwo: false })).toBe(1);
});

test.each([
  [7, 3, 3],
  [6, 3, 2],
  [7, 1, 7],
  [0, 3, 1],
])('divides %i slides, %i at once, into %i pages', (slides, atOnce, pages) =>
  expect(pageCount(slides, atOnce)).toBe(pages),
);

test('returns the nearest page, and the last page at the end of the rail however short it is', () => {
  const rail = { clientWidth: 300, scrollWidth: 700 };
  expect(pageInView({ ...rail, scrollLeft: 0 }, 3)).toBe(0);
  expect(pageInView({ ...rail, scrollLeft: 290 }, 3)).toBe(1);
  expect(pageInView({ ...rail, scrollLeft: 400 }, 3)).toBe(2);
  expect(pageInView({ scrollLeft: 10, clientWidth: 0, scrollWidth: 0 }, 3)).toBe(0);
});
