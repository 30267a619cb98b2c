import { refuse } from '../errors.ts';
import type { Refusal } from '../errors.ts';

export interface Allowance {
  /** How many in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts attempts by key, over all nodes where they share a Redis. */
export interface RateLimit {
  /** Counts one attempt; gives the seconds to wait when there were too many, else null. */
  take(key: string, allowance: Allowance): Promise<number | null>;
  /** Takes attempts back: this one was fine. */
  forget(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
  close(): Promise<void>;
}

export function tooManyAttempts(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return refuse('identity.too-many-attempts', 429, `Muitas tentativas. Aguarde ${wait} e tente novamente.`);
}

/** Counts one attempt and refuses it when there were too many. The caller's address comes first: what they make up is counted only while that is good. */
export async function takeTurn(rateLimit: RateLimit, key: string, allowance: Allowance): Promise<void> {
  const wait = await rateLimit.take(key, allowance);
  if (wait !== null) throw tooManyAttempts(wait);
}

/** A walk over all that is counted: not at every attempt, or those who make many of them hold up everybody. */
const sweepEvery = 30_000;

/** For one node. */
export function memoryRateLimit(now: () => number): RateLimit {
  const counts = new Map<string, { count: number; until: number }>();

  let sweptAt = 0;

  function sweep(): void {
    if (counts.size < 50_000 || now() < sweptAt + sweepEvery) return;
    sweptAt = now();
    for (const [key, entry] of counts) if (entry.until <= now()) counts.delete(key);
  }

  return {
    async take(key, { limit, windowSeconds }) {
      sweep();
      const entry = counts.get(key);
      const current = entry && entry.until > now() ? entry : { count: 0, until: now() + windowSeconds * 1000 };
      current.count += 1;
      counts.set(key, current);
      return current.count > limit ? Math.ceil((current.until - now()) / 1000) : null;
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
