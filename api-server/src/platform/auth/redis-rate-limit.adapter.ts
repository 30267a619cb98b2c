import type { Redis } from 'ioredis';
import { isInTransaction, whenTransactionEnds } from '../database/transaction-scope.adapter.ts';
import { memoryRateLimit } from './rate-limit.service.ts';
import type { Allowance, RateLimit } from './rate-limit.service.ts';

/**
 * Increments the count and starts its window in one step, so that a crash between the two cannot leave a count that
 * never expires.
 */
const countOne = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('expire', KEYS[1], ARGV[1]) end
return { count, redis.call('ttl', KEYS[1]) }`;

/** Never decrements below zero, and never creates a count without an expiry. */
const giveOneBack = `
if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end
return 1`;

/** Milliseconds for which Redis is not called after a failure, so that calls do not wait for it one after the other. */
const restMs = 1_000;

/**
 * Returns a rate limit for several nodes that share one Redis. `own` counts on this node: while Redis is away, and
 * inside a transaction, which must not wait for Redis; what was counted there is sent when the transaction has ended
 * (decision 551).
 */
export function redisRateLimit(redis: Redis, own: RateLimit = memoryRateLimit(Date.now), now = Date.now): RateLimit {
  const named = (key: string) => `azulejo:limit:${key}`;
  let restsUntil = 0;

  /** Returns what Redis answers, or undefined while it is away. */
  async function fromRedis<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (now() < restsUntil) return undefined;
    try {
      return await command();
    } catch {
      restsUntil = now() + restMs;
      return undefined;
    }
  }

  async function countEverywhere(key: string, { limit, windowSeconds }: Allowance): Promise<number | null | undefined> {
    const counted = await fromRedis(
      async () => (await redis.eval(countOne, 1, named(key), windowSeconds)) as [number, number],
    );
    return counted && (counted[0] > limit ? Math.max(1, counted[1]) : null);
  }

  /** Runs a command of which nobody awaits the outcome. */
  function later(command: () => Promise<unknown>): void {
    whenTransactionEnds(() => void fromRedis(command));
  }

  return {
    async consume(key, allowance) {
      // The node counts too, so that a limit is not new when Redis goes away.
      const here = await own.consume(key, allowance);
      if (isInTransaction()) {
        later(() => redis.eval(countOne, 1, named(key), allowance.windowSeconds));
        return here;
      }
      const everywhere = await countEverywhere(key, allowance);
      return everywhere === undefined ? here : everywhere;
    },
    async waitFor(key, allowance) {
      const here = await own.waitFor(key, allowance);
      if (isInTransaction()) return here;
      const everywhere = await fromRedis(async () => {
        const count = Number(await redis.get(named(key)));
        return { wait: count >= allowance.limit ? Math.max(1, await redis.ttl(named(key))) : null };
      });
      return everywhere ? everywhere.wait : here;
    },
    async forget(key) {
      await own.forget(key);
      if (isInTransaction()) later(() => redis.del(named(key)));
      else await fromRedis(() => redis.del(named(key)));
    },
    async giveBack(key) {
      await own.giveBack(key);
      if (isInTransaction()) later(() => redis.eval(giveOneBack, 1, named(key)));
      else await fromRedis(() => redis.eval(giveOneBack, 1, named(key)));
    },
    async close() {},
  };
}
