/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { ADMISSION_HEADER, defineEndpoint } from '@shared-kit/contracts/core';
import { useCallsInLine } from './admission.ts';
import { call } from './transport.ts';
import { answers, fetchMock, setUpTransport } from './transport.fixtures.ts';

const buyThing = defineEndpoint({
  id: 'test.buy-thing',
  method: 'POST',
  path: '/things',
  access: 'public',
  summary: 'test',
  body: z.object({ name: z.string() }),
  reply: z.object({ success: z.literal(true) }),
});
const input = { body: { name: 'x' } };
const crowded = (headers: Record<string, string> = { [ADMISSION_HEADER]: 'later', 'retry-after': '4' }) =>
  answers(503, { success: false, code: 'server.crowded', message: 'Muita gente entrando agora.' }, headers);
const inLine = () => useCallsInLine.getState().calls;

setUpTransport();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a call that a crowded server did not read is repeated until it is admitted, even a write', async () => {
  crowded();
  const result = call(buyThing, input);
  await jest.advanceTimersByTimeAsync(3_900);
  expect([fetchMock.mock.calls.length, inLine()]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(200);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  answers(200, { success: true });
  await jest.advanceTimersByTimeAsync(5_000);
  await expect(result).resolves.toEqual({ success: true });
  expect([fetchMock.mock.calls.length, inLine()]).toEqual([3, 0]);
});

test('other 503 replies, whose call may have been processed, are not repeated here', async () => {
  crowded({ 'retry-after': '4' });
  await expect(call(buyThing, input)).rejects.toMatchObject({ status: 503 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a page that unloads does not wait, and a cancelled call leaves the line', async () => {
  crowded();
  await expect(call(buyThing, input, { keepalive: true })).rejects.toMatchObject({ code: 'server.crowded' });
  const leaving = new AbortController();
  const result = call(buyThing, input, { signal: leaving.signal });
  const outcome = expect(result).rejects.toMatchObject({ code: 'transport.aborted' });
  await jest.advanceTimersByTimeAsync(1_000);
  fetchMock.mockImplementation((_, { signal }) => Promise.reject((signal as AbortSignal).reason as Error));
  leaving.abort();
  await outcome;
  expect(inLine()).toBe(0);
});
