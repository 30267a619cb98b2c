import { memoryRateLimit } from './rate-limit.service.ts';
import type { RateLimit } from './rate-limit.service.ts';
import { redisRateLimit } from './redis-rate-limit.adapter.ts';
import { reachableServices } from '../../test/services.ts';

const allowance = { limit: 2, windowSeconds: 60 };

async function rules(limit: RateLimit, key: string): Promise<void> {
  expect([await limit.consume(key, allowance), await limit.consume(key, allowance)]).toEqual([null, null]);
  for (const seconds of [await limit.waitFor(key, allowance), await limit.waitFor(key, allowance)])
    expect(seconds).toBeGreaterThan(50);
  const wait = await limit.consume(key, allowance);
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  await limit.giveBack(key);
  await limit.giveBack(key);
  expect(await limit.consume(key, allowance)).toBeNull();
  await limit.forget(key);
  expect(await limit.waitFor(key, allowance)).toBeNull();
  // Giving back an attempt that was never counted, or whose window has ended, adds no credit.
  for (let count = 0; count < 5; count += 1) await limit.giveBack(key);
  expect([await limit.consume(key, allowance), await limit.consume(key, allowance)]).toEqual([null, null]);
  expect(await limit.consume(key, allowance)).not.toBeNull();
}

test('the rate limit in memory counts, forgets and gives back attempts', async () => {
  let now = 1_000_000;
  const limit = memoryRateLimit(() => now);
  await rules(limit, 'a');
  now += 60_000;
  expect(await limit.consume('a', allowance)).toBeNull();
});

test('the rate limit in memory does not scan all its counts at every attempt', async () => {
  let [now, requests] = [1_000_000, 0];
  const limit = memoryRateLimit(() => {
    requests += 1;
    return now;
  });
  for (let count = 0; count <= 50_000; count += 1)
    await limit.consume(`key ${count}`, { limit: 2, windowSeconds: 3600 });
  const requestsOf = async (key: string) => {
    requests = 0;
    await limit.consume(key, allowance);
    return requests;
  };
  expect(await requestsOf('another')).toBeLessThan(10);
  now += 30_000;
  expect(await requestsOf('later')).toBeGreaterThan(50_000);
});

test('the rate limit in Redis counts attempts of all nodes together', async () => {
  const services = await reachableServices();
  if ('missing' in services) return;
  const { Redis } = await import('ioredis');
  const redis = new Redis(services.redisUrl);
  const key = `test:${process.pid}:${Date.now()}`;
  try {
    await rules(redisRateLimit(redis), key);
    expect(await redis.ttl(`azulejo:limit:${key}`)).toBeGreaterThan(0);
    expect(await redisRateLimit(redis).consume(key, allowance)).not.toBeNull();
  } finally {
    await redis.del(`azulejo:limit:${key}`);
    redis.disconnect();
  }
});
