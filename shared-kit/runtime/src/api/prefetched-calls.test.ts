/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import { prefetchKey } from '@shared-kit/contracts/page-start';
import { call, configureTransport } from './transport.ts';

const readThings = defineEndpoint({
  id: 'test.things',
  method: 'GET',
  path: '/things',
  access: 'session',
  summary: 'test',
  reply: z.object({ from: z.string() }),
});
const fetchMock = jest.fn<() => Promise<Response>>();
const readToken = jest.fn<() => string | undefined>();
const storeToken = jest.fn<(token: string) => void>();

function replyOf(from: string, status = 200, headers: Record<string, string> = {}): Response {
  return {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: () => Promise.resolve(status < 400 ? { from } : { success: false, code: 'x', message: 'x' }),
  } as unknown as Response;
}

function prefetch(reply: Promise<Response>, token = 'own'): void {
  globalThis.azulejoPrefetched = { token, replies: new Map([[prefetchKey('GET', '/api/things', undefined), reply]]) };
  configureTransport({ baseUrl: '/api', readToken, storeToken, onUnauthorized: jest.fn() });
}

beforeEach(() => {
  jest.resetAllMocks();
  readToken.mockReturnValue('own');
  fetchMock.mockResolvedValue(replyOf('anew'));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

test('uses a prefetched reply once', async () => {
  prefetch(Promise.resolve(replyOf('ahead')));
  expect(await call(readThings, {})).toEqual({ from: 'ahead' });
  expect(await call(readThings, {})).toEqual({ from: 'anew' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('sends a new request when the prefetched one belongs to another session or was refused', async () => {
  prefetch(Promise.resolve(replyOf('ahead')), 'other');
  expect(await call(readThings, {})).toEqual({ from: 'anew' });
  prefetch(Promise.resolve(replyOf('ahead', 403)));
  expect(await call(readThings, {})).toEqual({ from: 'anew' });
});

test('reports a prefetched server failure and a prefetched network failure as such', async () => {
  prefetch(Promise.resolve(replyOf('ahead', 503)));
  await expect(call(readThings, {})).rejects.toMatchObject({ status: 503 });
  prefetch(Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(readThings, {})).rejects.toMatchObject({ code: 'transport.offline' });
  expect(fetchMock).not.toHaveBeenCalled();
});

test('stores a newer token although no call reads the prefetched reply [A4l-14]', async () => {
  prefetch(Promise.resolve(replyOf('ahead', 200, { 'x-session-token': 'newer' })));
  await Promise.resolve();
  expect(storeToken).toHaveBeenCalledWith('newer');
});

test('does not store a newer token of a session that has ended', async () => {
  const reply = Promise.resolve(replyOf('ahead', 200, { 'x-session-token': 'newer' }));
  prefetch(reply);
  readToken.mockReturnValue(undefined);
  await reply;
  expect(storeToken).not.toHaveBeenCalled();
});

test('gives up a prefetched reply after 30 s, or when the caller aborts [A9-01]', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  prefetch(new Promise(() => undefined));
  await expect(call(readThings, {})).rejects.toMatchObject({ code: 'transport.timeout' });
  timeout.mockRestore();
  prefetch(new Promise(() => undefined));
  const control = new AbortController();
  const given = call(readThings, {}, { signal: control.signal });
  control.abort();
  await expect(given).rejects.toMatchObject({ code: 'transport.aborted' });
});
