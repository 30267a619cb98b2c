/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { defineEndpoint, fileReply, idSchema } from '@shared-kit/contracts/core';
import { ApiError } from './api-error.ts';
import { HTTP_TIMEOUT_MS, call, configureTransport, onCompositionSeen, urlOf } from './transport.ts';
import { answers, fetchMock, hooks, setUpTransport } from './transport.fixtures.ts';

const readThing = defineEndpoint({
  id: 'test.read-thing',
  method: 'GET',
  path: '/things/:id',
  access: 'session',
  summary: 'test',
  params: z.object({ id: idSchema }),
  query: z.object({ tags: z.array(z.string()), page: z.optional(z.number()) }),
  reply: z.object({ name: z.string() }),
});
const writeThing = defineEndpoint({
  id: 'test.write-thing',
  method: 'POST',
  path: '/things',
  access: 'public',
  summary: 'test',
  body: z.object({ name: z.string() }),
  reply: z.object({ success: z.literal(true) }),
});
const printThing = defineEndpoint({
  id: 'test.print',
  method: 'GET',
  path: '/print',
  access: 'session',
  summary: 'test',
  reply: fileReply,
});

const input = { params: { id: 7 }, query: { tags: ['a', 'b'] } };

setUpTransport();

test('builds the address from params and query; joins lists and omits absent values', () => {
  expect(urlOf(readThing, input)).toBe('/aurora/api/things/7?tags=a%2Cb');
});

test('adds a bearer token when there is one, and none otherwise [A7-02]', async () => {
  answers(200, { name: 'x' });
  await call(readThing, input);
  answers(200, { success: true });
  hooks.readToken.mockReturnValue(undefined);
  await call(writeThing, { body: { name: 'x' } });
  const sent = fetchMock.mock.calls.map(([, init]) => init.headers);
  expect(sent).toEqual([
    { authorization: 'Bearer secret' },
    { 'content-type': 'application/json', 'x-keeps-cookies': 'yes' },
  ]);
});

test('does not say that the browser keeps cookies when it keeps none', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  answers(200, { success: true });
  await call(writeThing, { body: { name: 'x' } });
  expect(fetchMock.mock.calls[0]?.[1].headers).not.toHaveProperty('x-keeps-cookies');
  jest.restoreAllMocks();
});

test('rejects a session call after logout without a request, and does not end a session', async () => {
  hooks.readToken.mockReturnValue(undefined);
  await expect(call(readThing, input)).rejects.toMatchObject({ status: 401, code: 'session.missing' });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(hooks.onUnauthorized).not.toHaveBeenCalled();
});

test('sends calls to the API base address [A7-01]', async () => {
  answers(200, { success: true });
  await call(writeThing, { body: { name: 'x' } });
  expect(fetchMock).toHaveBeenCalledWith(
    '/aurora/api/things',
    expect.objectContaining({ method: 'POST', body: '{"name":"x"}' }),
  );
});

test('stores a new token from any response, refusals included [A4l-14]', async () => {
  answers(404, { success: false, code: 'not-found', message: 'Não encontrado.' }, { 'x-session-token': 'newer' });
  await expect(call(readThing, input)).rejects.toThrow(ApiError);
  expect(hooks.storeToken).toHaveBeenCalledWith('newer');
});

test.each([undefined, 'of somebody else'])(
  'ignores the new token of a late reply after the session has changed: now the token is %s',
  async (now) => {
    answers(200, { name: 'x' }, { 'x-session-token': 'newer' });
    const reply = call(readThing, input);
    hooks.readToken.mockReturnValue(now);
    await reply;
    expect(hooks.storeToken).not.toHaveBeenCalled();
  },
);

test("reports the server's current composition from every response, refusals included", async () => {
  const seen: string[] = [];
  const stop = onCompositionSeen((id) => seen.push(id));
  answers(200, { name: 'x' }, { 'x-azulejo-composition': 'a' });
  await call(readThing, input);
  answers(404, { success: false, code: 'not-found', message: 'Não encontrado.' }, { 'x-azulejo-composition': 'b' });
  await expect(call(readThing, input)).rejects.toThrow(ApiError);
  stop();
  answers(200, { name: 'x' }, { 'x-azulejo-composition': 'c' });
  await call(readThing, input);
  expect(seen).toEqual(['a', 'b']);
});

test('ends the session at a 401, except on public endpoints, where a 401 is an answer', async () => {
  answers(401, { success: false, code: 'identity.wrong-login', message: 'Senha ou usuário inválido.' });
  await expect(call(writeThing, { body: { name: 'x' } })).rejects.toMatchObject({
    status: 401,
    code: 'identity.wrong-login',
  });
  expect(hooks.onUnauthorized).not.toHaveBeenCalled();
  await expect(call(readThing, input)).rejects.toMatchObject({ status: 401 });
  expect(hooks.onUnauthorized).toHaveBeenCalledTimes(1);
});

test('rejects a reply that does not match the contract', async () => {
  answers(200, { name: 5 });
  await expect(call(readThing, input)).rejects.toMatchObject({ code: 'transport.bad-reply' });
});

test('returns a coded error for an error page that is not JSON', async () => {
  fetchMock.mockResolvedValue({
    ok: false,
    status: 502,
    headers: new Headers(),
    json: () => Promise.reject(new Error('html')),
  } as unknown as Response);
  await expect(call(readThing, input)).rejects.toMatchObject({
    status: 502,
    message: 'Um problema inesperado ocorreu',
  });
});

test('reports a missing network as transport.offline', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(readThing, input)).rejects.toMatchObject({ status: 0, code: 'transport.offline' });
});

test('gives up a call after 30 s [A9-01] [A7m-19]', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetchMock.mockRejectedValue(new DOMException('timeout', 'TimeoutError'));
  await expect(call(readThing, input)).rejects.toMatchObject({ code: 'transport.timeout' });
  expect(timeout).toHaveBeenCalledWith(30_000);
  expect(HTTP_TIMEOUT_MS).toBe(30_000);
  timeout.mockRestore();
});

test('hands over a call with `later` when there is no network, and withdraws it after a final answer', async () => {
  const [onUndelivered, onDelivered] = [jest.fn(), jest.fn()];
  configureTransport({ ...hooks, onUndelivered, onDelivered });
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(call(writeThing, { body: { name: 'x' } }, { later: 'things/1' })).rejects.toMatchObject({
    code: 'transport.offline',
  });
  const headers = {
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'x-keeps-cookies': 'yes',
  };
  expect(onUndelivered.mock.calls).toEqual([
    [{ id: 'things/1', url: '/aurora/api/things', method: 'POST', headers, body: '{"name":"x"}' }],
  ]);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(call(writeThing, { body: { name: 'x' } })).rejects.toThrow(ApiError);
  expect(onUndelivered).toHaveBeenCalledTimes(1);
  for (const status of [429, 503]) {
    answers(status, { success: false, code: 'server.busy', message: 'Aguarde.' });
    await expect(call(writeThing, { body: { name: 'x' } }, { later: 'things/1' })).rejects.toMatchObject({ status });
  }
  expect(onDelivered).not.toHaveBeenCalled();
  answers(200, { success: true });
  await call(writeThing, { body: { name: 'x' } }, { later: 'things/1' });
  expect(onDelivered.mock.calls).toEqual([['things/1']]);
});

test('returns a file reply as a Blob', async () => {
  answers(200, undefined);
  await expect(call(printThing, {})).resolves.toBeInstanceOf(Blob);
});
