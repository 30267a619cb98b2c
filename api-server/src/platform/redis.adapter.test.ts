import { createLogger } from './logging.adapter.ts';
import { redisRateLimit } from './auth/redis-rate-limit.adapter.ts';
import { callLimits } from './database/database-limits.rules.ts';
import { inTransactionScope } from './database/transaction-scope.adapter.ts';
import { openRedis } from './redis.adapter.ts';
import { ownRedis } from '../test/own-services.ts';
import type { OwnService } from '../test/own-services.ts';
import type { Redis } from 'ioredis';

let service: OwnService;
let redis: Redis;
beforeAll(async () => {
  service = await ownRedis();
  redis = await openRedis(service.url, createLogger({ LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  redis?.disconnect();
  await service?.remove();
});

const allowance = { limit: 2, windowSeconds: 60 };

test('a command inside a database transaction is rejected', async () => {
  await expect(inTransactionScope(callLimits, () => redis.ping())).rejects.toThrow(
    'inside a database transaction: ping',
  );
  expect(await redis.ping()).toBe('PONG');
});

test('a limit inside a transaction is counted on the node, and in Redis once the transaction has ended', async () => {
  const limit = redisRateLimit(redis);
  const waits = await inTransactionScope(callLimits, async () => {
    const found = [];
    for (let turn = 0; turn < 3; turn += 1) found.push(await limit.consume('in transaction', allowance));
    return found;
  });
  expect(waits).toEqual([null, null, 60]);
  // Commands of one connection run in order, so the counts are there.
  expect(await redis.get('azulejo:limit:in transaction')).toBe('3');
});

test('without Redis a limit is counted on the node at once, and calls do not wait for it one after the other', async () => {
  const limit = redisRateLimit(redis);
  await service.stop();
  const from = performance.now();
  const waits = [];
  for (let turn = 0; turn < 3; turn += 1) waits.push(await limit.consume('away', allowance));
  expect(waits).toEqual([null, null, 60]);
  expect(performance.now() - from).toBeLessThan(1_000);
});
