/** @jest-environment tools/jest/browser-environment.mjs */
import { PendingWrites } from './pending-writes.ts';
import { FakeCache, origin, resetWorker } from './worker-caches.fixtures.ts';

resetWorker();

test('pending writes are delivered once each when the network returns, and a refused one is not sent again', async () => {
  const cache = new FakeCache();
  const statuses = [0, 204, 404];
  const sent: string[] = [];
  const writes = new PendingWrites(cache.open, origin, (async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('offline');
    return { status } as Response;
  }) as unknown as typeof fetch);
  const write = (id: string, body: string) => ({
    id,
    url: `${origin}/aurora/api/tracking/record`,
    method: 'POST',
    headers: {},
    body,
  });
  await writes.put(write('a', 'half'));
  await writes.put(write('a', 'whole'));
  await expect(writes.deliverAll()).rejects.toThrow();
  await writes.put(write('b', 'other'));
  await writes.deliverAll();
  await writes.deliverAll();
  expect(sent).toEqual(['whole', 'whole', 'other']);
});

test.each([
  [408, undefined, 1],
  [425, undefined, 1],
  [429, 'request.too-many', 1],
  [503, 'server.busy', 1],
  [403, 'TERMS_REQUIRED', 1],
  [403, 'forbidden', 0],
  [401, 'session.missing', 0],
  [422, 'request.invalid', 0],
])('after status %i and code %s, %i write stays pending', async (status, code, count) => {
  const cache = new FakeCache();
  const reply = { status, json: async () => ({ success: false, code, message: '' }) };
  const writes = new PendingWrites(cache.open, origin, (async () => reply) as unknown as typeof fetch);
  await writes.put({ id: 'a', url: `${origin}/aurora/api/tracking/record`, method: 'POST', headers: {}, body: '{}' });
  await writes.deliverAll().catch(() => undefined);
  expect(await (await cache.open()).keys()).toHaveLength(count);
});

test('a damaged pending write is removed and does not affect the others', async () => {
  const cache = new FakeCache();
  const sent: string[] = [];
  const writes = new PendingWrites(cache.open, origin, (async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    return { status: 204 };
  }) as unknown as typeof fetch);
  await (await cache.open()).put(`${origin}/.pending/x`, Response.json({ id: 'x' }));
  await writes.put({
    id: 'a',
    url: `${origin}/aurora/api/tracking/record`,
    method: 'POST',
    headers: {},
    body: 'whole',
  });
  await writes.deliverAll();
  expect([sent, await (await cache.open()).keys()]).toEqual([['whole'], []]);
});
