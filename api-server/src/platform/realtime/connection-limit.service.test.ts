import { pino } from 'pino';
import { reachableServices } from '../../test/services.ts';
import { connectionLimit } from './connection-limit.service.ts';

const log = pino({ level: 'silent' });

test('a full group takes no further connection until one leaves, and a refused one counts nowhere', async () => {
  const limit = connectionLimit(null, log);
  const session = { key: 'session', limit: 2 };
  const address = { key: 'address', limit: 3 };
  expect(await limit.enter('a', [session, address])).toBe(true);
  expect(await limit.enter('b', [session, address])).toBe(true);
  expect(await limit.enter('c', [session, address])).toBe(false);
  expect(await limit.enter('d', [address])).toBe(true);
  expect(await limit.enter('e', [address])).toBe(false);
  await limit.leave('a');
  expect(await limit.enter('f', [session, address])).toBe(true);
  limit.close();
});

test('nodes that share a Redis count together, and a node survives its absence', async () => {
  const services = await reachableServices();
  if ('missing' in services) return;
  const { Redis } = await import('ioredis');
  const [one, other] = [new Redis(services.redisUrl), new Redis(services.redisUrl, { maxRetriesPerRequest: 0 })];
  const [here, there] = [connectionLimit(one, log), connectionLimit(other, log)];
  const group = [{ key: `test:${process.pid}:${Date.now()}`, limit: 2 }];
  try {
    expect(await here.enter('a', group)).toBe(true);
    expect(await there.enter('b', group)).toBe(true);
    expect(await here.enter('c', group)).toBe(false);
    expect(await there.enter('c', group)).toBe(false);
    await there.leave('b');
    expect(await here.enter('c', group)).toBe(true);
    expect(await one.ttl(`azulejo:connections:${group[0]?.key}`)).toBeGreaterThan(0);
    other.disconnect();
    expect(await there.enter('d', group)).toBe(true);
  } finally {
    await Promise.all([here.leave('a'), here.leave('c')]);
    here.close();
    there.close();
    one.disconnect();
    other.disconnect();
  }
});

test('connections of a killed node leave room as soon as it gives no sign of life', async () => {
  const services = await reachableServices();
  if ('missing' in services) return;
  const { Redis } = await import('ioredis');
  const redis = new Redis(services.redisUrl);
  const [killed, quiet, here] = [1, 60, 60].map((seconds) => connectionLimit(redis, log, seconds));
  const group = [{ key: `test-killed:${process.pid}:${Date.now()}`, limit: 3 }];
  try {
    expect(await killed?.enter('a', group)).toBe(true);
    expect(await killed?.enter('b', group)).toBe(true);
    expect(await quiet?.enter('c', group)).toBe(true);
    expect(await here?.enter('d', group)).toBe(false);
    killed?.close();
    await until(async () => (await here?.enter('d', group)) === true);
    expect(await here?.enter('e', group)).toBe(true);
    expect(await here?.enter('f', group)).toBe(false);
  } finally {
    await Promise.all([quiet?.leave('c'), here?.leave('d'), here?.leave('e')]);
    for (const limit of [quiet, here]) limit?.close();
    redis.disconnect();
  }
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('it took too long');
}
