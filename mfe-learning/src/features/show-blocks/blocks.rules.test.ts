import { formatOf } from './card-format.rules.ts';
import { nextPage, pageSizes } from './catalog-paging.rules.ts';

test('loads twice the number of columns per page, on small screens 6 and then 5 [B9-24] [B9-25]', () => {
  expect(pageSizes(4, false)).toEqual({ first: 8, next: 8 });
  expect(pageSizes(4, true)).toEqual({ first: 6, next: 5 });
});

test('returns further pages until all cards are loaded', () => {
  const sizes = pageSizes(4, true);
  expect(nextPage(6, 14, sizes)).toEqual({ offset: 6, limit: 5 });
  expect(nextPage(14, 14, sizes)).toBeUndefined();
});

test.each([
  ['portrait', '2/3', 5],
  ['square', '1/1', 4],
  ['landscape-xsmall', '16/9', 3],
  ['landscape-large', '16/9', 3],
  ['landscape-middle', '16/9', 3],
  ['landscape-small', '16/9', 3],
])('shows cards of format %s as %s, %i side by side [B2.5-06] [B9-22]', (format, ratio, columns) => {
  expect(formatOf(format)).toMatchObject({ ratio, columns });
});
