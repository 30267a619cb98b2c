import fc from 'fast-check';
import { monthlyPriceCents, priceBands, standardPriceTiers } from './price.rules.ts';

test('the standard price list has the six prices of the specification [B9-19]', () => {
  expect(standardPriceTiers.map(({ upTo, priceCents }) => [upTo, priceCents / 100])).toEqual([
    [100, 55],
    [250, 50],
    [500, 45],
    [2500, 35],
    [5000, 25],
    [null, 20],
  ]);
});

test.each([
  [0, 0],
  [1, 55],
  [100, 5_500],
  [101, 5_550],
  [150, 100 * 55 + 50 * 50],
  [250, 100 * 55 + 150 * 50],
  [500, 100 * 55 + 150 * 50 + 250 * 45],
  [2_500, 100 * 55 + 150 * 50 + 250 * 45 + 2_000 * 35],
  [5_001, 100 * 55 + 150 * 50 + 250 * 45 + 2_000 * 35 + 2_500 * 25 + 20],
])('%i people cost R$ %i per month: each band at its own price [B9-20]', (users, reais) =>
  expect(monthlyPriceCents(standardPriceTiers, users)).toBe(reais * 100),
);

test('every person is in exactly one band, and one more person never costs less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (users) => {
      const bands = priceBands(standardPriceTiers, users);
      expect(bands.reduce((sum, band) => sum + band.users, 0)).toBe(users);
      expect(monthlyPriceCents(standardPriceTiers, users + 1)).toBeGreaterThan(
        monthlyPriceCents(standardPriceTiers, users),
      );
    }),
  );
});

test('a band states its first and last person', () => {
  expect(priceBands(standardPriceTiers, 150).slice(0, 3)).toEqual([
    { from: 1, upTo: 100, priceCents: 5500, users: 100, totalCents: 550_000 },
    { from: 101, upTo: 250, priceCents: 5000, users: 50, totalCents: 250_000 },
    { from: 251, upTo: 500, priceCents: 4500, users: 0, totalCents: 0 },
  ]);
});
