import { mosaicSpans } from './mosaic.rules.ts';

const sixths = (count: number, screen: 'phone' | 'wide') =>
  mosaicSpans(count).reduce((sum, span) => sum + span[screen] * (span.isTall ? 2 : 1), 0);

test('widens the first tile to two thirds when there are more than four tiles [A9-10]', () => {
  expect(mosaicSpans(5)[0]).toEqual({ phone: 4, wide: 4, isTall: true });
  expect(mosaicSpans(4).map(({ wide }) => wide)).toEqual([3, 3, 3, 3]);
  expect(mosaicSpans(3).map(({ wide }) => wide)).toEqual([2, 2, 2]);
});

test('fills whole lines for any number of tiles', () => {
  for (let count = 1; count <= 60; count += 1) {
    expect([count, sixths(count, 'phone') % 6, sixths(count, 'wide') % 6]).toEqual([count, 0, 0]);
    expect(mosaicSpans(count)).toHaveLength(count);
  }
});
