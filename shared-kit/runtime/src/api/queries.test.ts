/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './queries.ts';

const aYear = 365 * DAY_MS;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function requestCount(request: jest.Mock<() => Promise<number>>): Promise<number> {
  const answer = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: request });
  answer.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  return request.mock.calls.length;
}

test('loaded data never becomes stale by age; only invalidated data is requested again [B7.7-14]', async () => {
  const request = jest.fn(() => Promise.resolve(1));
  const client = createQueryClient();
  const query = { queryKey: ['x'], queryFn: request };
  const stopWatching = new QueryObserver(client, query).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(aYear);
  const stopWatchingLater = new QueryObserver(client, query).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);
  await client.invalidateQueries({ queryKey: ['x'] });
  expect(request).toHaveBeenCalledTimes(2);
  stopWatching();
  stopWatchingLater();
});

test.each([
  ['no network', 0, 3],
  ['a server that fails', 503, 3],
  ['a server that has had too many requests', 429, 3],
  ['a server that gave up waiting for the request', 408, 3],
  ['a refusal', 403, 1],
])('%s (%i): requested %i times', async (_, status, times) => {
  expect(await requestCount(jest.fn(() => Promise.reject(new ApiError({ status, code: 'x', message: 'x' }))))).toBe(
    times,
  );
});
