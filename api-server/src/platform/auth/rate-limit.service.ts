import { refuse } from '../errors.ts';
import type { Refusal } from '../errors.ts';

export interface Allowance {
  /** Maximum number of attempts in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts attempts by key. The count covers all nodes when they share a Redis. */
export interface RateLimit {
  /** Counts one attempt. Returns the seconds to wait when the limit is exceeded, otherwise null. */
  consume(key: string, allowance: Allowance): Promise<number | null>;
  /** Returns the seconds to wait when the next attempt would exceed the limit, otherwise null. Counts nothing. */
  waitFor(key: string, allowance: Allowance): Promise<number | null>;
  /** Resets the count of a key (`forget`) or takes back one attempt (`giveBack`). */
  forget(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
  close(): Promise<void>;
}

export function tooManyAttempts(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return refuse('identity.too-many-attempts', 429, `Muitas tentativas. Aguarde ${wait} e tente novamente.`);
}

/**
 * Counts one attempt and rejects it when there were too many. Check the limit of the caller's address first: keys
 * that a caller can invent are counted only while that limit is not exceeded.
 */
export async function consumeTurn(rateLimit: RateLimit, key: string, allowance: Allowance): Promise<void> {
  const wait = await rateLimit.consume(key, allowance);
  if (wait !== null) throw tooManyAttempts(wait);
}

/**
 * Milliseconds between sweeps. A sweep scans all counts, so running it at every attempt would let a flood of attempts
 * slow down all requests.
 */
const sweepEvery = 30_000;

/** Returns a rate limit for a single node. */
export function memoryRateLimit(now: () => number): RateLimit {
  const counts = new Map<string, { count: number; until: number }>();

  let sweptAt = 0;

  function sweep(): void {
    if (counts.size < 50_000 || now() < sweptAt + sweepEvery) return;
    sweptAt = now();
    for (const [key, entry] of counts) if (entry.until <= now()) counts.delete(key);
  }

  return {
    async consume(key, { limit, windowSeconds }) {
      sweep();
      const entry = counts.get(key);
      const current = entry && entry.until > now() ? entry : { count: 0, until: now() + windowSeconds * 1000 };
      current.count += 1;
      counts.set(key, current);
      return current.count > limit ? Math.ceil((current.until - now()) / 1000) : null;
    },
    async waitFor(key, { limit }) {
      const entry = counts.get(key);
      const isFull = entry !== undefined && entry.until > now() && entry.count >= limit;
      return isFull ? Math.ceil((entry.until - now()) / 1000) : null;
    },
    async forget(key) {
      counts.delete(key);
    },
    async giveBack(key) {
      const entry = counts.get(key);
      if (entry) entry.count = Math.max(0, entry.count - 1);
    },
    async close() {},
  };
}
