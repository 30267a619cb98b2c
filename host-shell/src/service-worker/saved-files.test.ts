/** @jest-environment tools/jest/browser-environment.mjs */
import { savedFileKey, savedPartKey } from '@shared-kit/contracts/offline';
import { savedFileAnswer } from './saved-files.ts';
import { FakeCache } from './worker-caches.fixtures.ts';

const PART = 4;
let cache: FakeCache;

/** Stores a file of ten bytes in three parts. */
beforeEach(async () => {
  cache = new FakeCache();
  const bytes = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let part = 0; part * PART < bytes.length; part += 1)
    await cache.put(savedPartKey('k', part), new Response(bytes.slice(part * PART, (part + 1) * PART)));
  await cache.put(savedFileKey('k'), Response.json({ size: 10, partSize: PART, mediaType: 'video/mp4' }));
});
const answer = (range: string | null, key = 'k') => savedFileAnswer(cache as unknown as Cache, key, range);
const bytesOf = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())];

test('serves the whole file with its type, and never as a document that runs', async () => {
  const response = await answer(null);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await bytesOf(response)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([
  ['bytes=0-', 'bytes 0-9/10', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['bytes=3-8', 'bytes 3-8/10', [3, 4, 5, 6, 7, 8]],
  ['bytes=5-6', 'bytes 5-6/10', [5, 6]],
  ['bytes=-1', 'bytes 9-9/10', [9]],
])('serves the range %s over its parts', async (range, contentRange, bytes) => {
  const response = await answer(range);
  expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange]);
  expect(await bytesOf(response)).toEqual(bytes);
});

test('refuses a range that the file does not have', async () => {
  const response = await answer('bytes=10-');
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('answers 404 for an unknown file, an unfinished one and without a cache', async () => {
  expect((await answer(null, 'other')).status).toBe(404);
  await cache.delete(savedFileKey('k'));
  expect((await answer(null)).status).toBe(404);
  expect((await savedFileAnswer(undefined, 'k', null)).status).toBe(404);
});

test('fails when a part is missing, so that half a file does not pass as the whole', async () => {
  await cache.delete(savedPartKey('k', 1));
  await expect((await answer(null)).arrayBuffer()).rejects.toThrow(/part 1/);
});
