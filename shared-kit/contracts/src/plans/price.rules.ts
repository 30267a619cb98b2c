import type { PriceTier } from './plan.schema.ts';

/** Price list of an import that brings none of its own (B9-19): reais per person and month, in cents. */
export const standardPriceTiers: readonly PriceTier[] = [
  { upTo: 100, priceCents: 5500 },
  { upTo: 250, priceCents: 5000 },
  { upTo: 500, priceCents: 4500 },
  { upTo: 2500, priceCents: 3500 },
  { upTo: 5000, priceCents: 2500 },
  { upTo: null, priceCents: 2000 },
];

/** Most licences of one order; more are agreed with the commercial team. */
export const MAX_LICENCES = 100_000;

/** Part of a price: the people of one band. */
export interface PriceBand {
  /** First person of the band. */
  readonly from: number;
  /** Last person of the band; null for the last band. */
  readonly upTo: number | null;
  readonly priceCents: number;
  /** Number of people in the band. */
  readonly users: number;
  readonly totalCents: number;
}

/** Divides `users` people among the bands, which are in ascending order (B9-20). Returns every band, also empty ones. */
export function priceBands(tiers: readonly PriceTier[], users: number): PriceBand[] {
  return tiers.map(({ upTo, priceCents }, index) => {
    const before = tiers[index - 1]?.upTo ?? 0;
    const inBand = Math.max(0, Math.min(users, upTo ?? users) - before);
    return { from: before + 1, upTo, priceCents, users: inBand, totalCents: inBand * priceCents };
  });
}

/** Returns the price of a month in cents: each band at its own price (B9-20). */
export function monthlyPriceCents(tiers: readonly PriceTier[], users: number): number {
  return priceBands(tiers, users).reduce((sum, { totalCents }) => sum + totalCents, 0);
}
