import type { OrderRow } from './orders.repository.ts';

/** Milliseconds to wait for the answer to a charge before it is settled with the gateway. */
export const SETTLE_AFTER_MS = 15_000;

/** Pix codes per person within that window, after which no further one is created at the gateway. */
export const MAX_PIX = 10;

/** Milliseconds for which a Pix can be paid. */
export const PIX_LIFETIME_MS = 30 * 60 * 1000;

/** Refused cards per person within the window, after which further cards are rejected (against card testing). */
export const MAX_REFUSALS = 8;
export const REFUSALS_WINDOW_MS = 10 * 60 * 1000;

/** Returns whether the process that sent this charge must have died or given up. */
export function isOverdue(order: Pick<OrderRow, 'created_at'>, now: Date): boolean {
  return now.getTime() - order.created_at.getTime() > SETTLE_AFTER_MS;
}

export function totalOf(items: readonly { readonly price_cents: number }[]): number {
  return items.reduce((sum, { price_cents }) => sum + price_cents, 0);
}

/** Converts cents to BRL, as responses carry them. */
export function inReais(cents: number): number {
  return cents / 100;
}

export function inCents(reais: number): number {
  return Math.round(reais * 100);
}

/** Returns the text in lower case without accents, as searches compare it. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the LIKE patterns of a search; every one must match. */
export function wordPatterns(searchText: string): string[] {
  return searchable(searchText)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
