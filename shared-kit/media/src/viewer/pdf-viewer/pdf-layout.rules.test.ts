import {
  FIT_WIDTH,
  heightOf,
  pageBeingRead,
  pageWithin,
  pagesInSight,
  placesOf,
  zoomFrom,
} from './pdf-layout.rules.ts';

const places = placesOf(
  Array.from({ length: 100 }, () => 1.4),
  500,
);

test('places pages below each other', () => {
  expect(placesOf([1.4, 0.7], 500)).toEqual([
    { top: 16, height: 700 },
    { top: 732, height: 350 },
  ]);
  expect(heightOf(placesOf([1.4, 0.7], 500))).toBe(1098);
});

test('draws only visible and adjacent pages', () => {
  expect(pagesInSight(places, { top: 0, height: 700 })).toEqual([1, 2]);
  expect(pagesInSight(places, { top: 716 * 50, height: 700 })).toEqual([50, 51, 52]);
});

test('returns the page being read, from 1 to the last [A4m-14]', () => {
  expect(pageBeingRead(places, { top: 0, height: 700 })).toBe(1);
  expect(pageBeingRead(places, { top: 716 * 9, height: 700 })).toBe(10);
  expect(pageBeingRead(places, { top: heightOf(places) - 700, height: 700 })).toBe(100);
  expect(pageBeingRead(placesOf([1.4], 100), { top: 0, height: 700 })).toBe(1);
});

test.each([
  [0, 1],
  [-3, 1],
  [7, 7],
  [101, 100],
  [Number.NaN, 1],
])('resolves page %d of 100 to page %d [A4m-14]', (requested, page) => expect(pageWithin(requested, 100)).toBe(page));

test('zooms in steps and stops at the limits', () => {
  expect(zoomFrom(FIT_WIDTH, 1)).toBe(1.25);
  expect(zoomFrom(FIT_WIDTH, -1)).toBe(0.75);
  expect(zoomFrom(3, 1)).toBe(3);
  expect(zoomFrom(0.5, -1)).toBe(0.5);
});
