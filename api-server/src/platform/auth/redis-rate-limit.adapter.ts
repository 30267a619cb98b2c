import type { Redis } from 'ioredis';
import type { RateLimit } from './rate-limit.service.ts';

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

/** Returns a rate limit for several nodes that share one Redis. */
export function redisRateLimit(redis: Redis): RateLimit {
  const named = (key: string) => `azulejo:limit:${key}`;
  return {
    async consume(key, { limit, windowSeconds }) {
      const [count, ttl] = (await redis.eval(countOne, 1, named(key), windowSeconds)) as [number, number];
      return count > limit ? Math.max(1, ttl) : null;
    },
    async forget(key) {
      await redis.del(named(key));
    },
    async giveBack(key) {
      await redis.eval(giveOneBack, 1, named(key));
    },
    async close() {},
  };
}
