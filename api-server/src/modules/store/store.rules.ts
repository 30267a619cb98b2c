import type { OrderRow } from './orders.repository.ts';

/** How long the answer to a charge is waited for before the gateway is asked what became of it. */
export const SETTLE_AFTER_MS = 15_000;

/** Refused cards of one person within the window after which no further card is tried (card testing). */
export const MAX_REFUSALS = 8;
export const REFUSALS_WINDOW_MS = 10 * 60 * 1000;

/** Whether the process that sent this charge must have died or given up. */
export function isOverdue(order: Pick<OrderRow, 'created_at'>, now: Date): boolean {
  return now.getTime() - order.created_at.getTime() > SETTLE_AFTER_MS;
}

export function totalOf(items: readonly { readonly price_cents: number }[]): number {
  return items.reduce((sum, { price_cents }) => sum + price_cents, 0);
}

/** Cents as BRL on the wire. */
export function inReais(cents: number): number {
  return cents / 100;
}

export function inCents(reais: number): number {
  return Math.round(reais * 100);
}

/** Text as it is searched: lower case, without accents. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** LIKE patterns of a search; every word must be found. */
export function wordPatterns(searchText: string): string[] {
  return searchable(searchText)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
