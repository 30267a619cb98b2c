/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { defineSocketCall, defineServerEvent } from '@shared-kit/contracts/core';
import type { ConnectionState } from './connection-hooks.ts';

const count = defineSocketCall({
  name: 'COUNT',
  input: z.object({ upTo: z.number() }),
  reply: z.object({ sum: z.number() }),
  inSupportAccess: 'open',
});
const rain = defineServerEvent('RAIN', z.object({ mm: z.number() }));

/** Fake socket; the test plays the server. */
class FakeSocket {
  readonly #listeners = new Map<string, ((...received: unknown[]) => void)[]>();
  connected = false;
  active = true;
  answer: (name: string, input: unknown) => Promise<unknown> = async () => ({ success: true, reply: { sum: 3 } });
  connects = 0;
  connect(): void {
    this.connects += 1;
  }
  disconnect(): void {
    this.connected = false;
  }
  timeout() {
    return { emitWithAck: (name: string, input: unknown) => this.answer(name, input) };
  }
  on(name: string, listener: (...received: unknown[]) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }
  emit(name: string, ...received: unknown[]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(...received);
  }
  opens(): void {
    this.connected = true;
    this.emit('connect');
  }
}

let socket: FakeSocket;
let isCodeThere = true;
let token: string | undefined;
const sessionListeners = new Set<() => void>();
const tokens: (() => string)[] = [];
jest.unstable_mockModule('./socket.ts', () => ({
  createSocket: (_baseUrl: string, token: () => string) => {
    if (!isCodeThere) throw new Error('a lost chunk');
    tokens.push(token);
    socket = new FakeSocket();
    return socket;
  },
}));
const { configureConnection, openConnection } = await import('./server-connection.ts');

const onUnauthorized = jest.fn();
const settled = () => new Promise((done) => setTimeout(done, 0));
const open: { close(): void }[] = [];
async function opened() {
  const connection = openConnection();
  open.push(connection);
  await settled();
  return connection;
}
beforeEach(() => {
  tokens.length = 0;
  onUnauthorized.mockReset();
  token = 'the-token';
  configureConnection({
    baseUrl: '/aurora/api',
    readToken: () => token,
    onUnauthorized,
    onSessionChange: (listener) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },
  });
});
afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
});

test('shares one connection between all callers and closes it with the last of them', async () => {
  const [first, second] = [await opened(), await opened()];
  expect(tokens).toHaveLength(1);
  socket.opens();
  first.close();
  first.close();
  expect(socket.connected).toBe(true);
  second.close();
  expect(socket.connected).toBe(false);
});

test('reads the token at each attempt and never exposes it to a holder', async () => {
  const connection = await opened();
  expect(tokens[0]?.()).toBe('the-token');
  const seen = (value: object): string =>
    JSON.stringify(
      Object.entries(value).map(([key, member]) => [key, typeof member === 'function' ? String(member) : member]),
    );
  expect(seen(connection)).not.toContain('the-token');
  expect(Object.keys(connection).toSorted()).toEqual(['call', 'close', 'on', 'onState']);
});

test("returns the contract's reply, throws a refusal with its code, and treats anything else as no answer", async () => {
  const connection = await opened();
  await expect(connection.call(count, { upTo: 2 })).rejects.toMatchObject({ code: 'transport.offline' });
  socket.opens();
  await expect(connection.call(count, { upTo: 2 })).resolves.toEqual({ sum: 3 });
  socket.answer = async () => ({ success: false, code: 'chat.too-fast', message: 'Aguarde.' });
  await expect(connection.call(count, { upTo: 2 })).rejects.toMatchObject({
    code: 'chat.too-fast',
    message: 'Aguarde.',
  });
  socket.answer = async () => ({ success: true, reply: { sum: 'three' } });
  await expect(connection.call(count, { upTo: 2 })).rejects.toMatchObject({ code: 'transport.bad-reply' });
  socket.answer = () => Promise.reject(new Error('operation has timed out'));
  await expect(connection.call(count, { upTo: 2 })).rejects.toMatchObject({ code: 'transport.timeout' });
});

test('notifies listeners of server events that match the contract only', async () => {
  const connection = await opened();
  const received: number[] = [];
  const stop = connection.on(rain, ({ mm }) => received.push(mm));
  socket.emit('RAIN', { mm: 4 });
  socket.emit('RAIN', { mm: 'much' });
  stop();
  socket.emit('RAIN', { mm: 5 });
  expect(received).toEqual([4]);
});

test('ends an expired session as a call does, and reconnects after a busy server', async () => {
  const states: ConnectionState[] = [];
  const connection = await opened();
  connection.onState((state) => states.push(state));
  socket.opens();
  jest.useFakeTimers();
  socket.emit('disconnect', 'io server disconnect');
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  expect(socket.connects).toBe(2);
  const refused = (code: string) =>
    socket.emit(
      'connect_error',
      Object.assign(new Error('refused'), { data: { success: false, code, message: 'Não.' } }),
    );
  refused('server.busy');
  expect(onUnauthorized).not.toHaveBeenCalled();
  refused('session.expired');
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(states).toEqual(['connecting', 'open', 'lost', 'refused']);
});

test.each([
  ['closes all connections', () => socket.emit('disconnect', 'io server disconnect'), [0, 2_000]],
  [
    'is busy',
    () => {
      socket.active = false;
      const data = { success: false, code: 'server.busy', message: 'Aguarde.' };
      socket.emit('connect_error', Object.assign(new Error('refused'), { data }));
    },
    [1_500, 4_500],
  ],
] as const)('comes back at a random moment when the server %s', async (_, lose, [earliest, latest]) => {
  const delays: number[] = [];
  for (const random of [0, 0.5, 0.999]) {
    (await opened()).close();
    await opened();
    socket.opens();
    const before = socket.connects;
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(random);
    lose();
    let waited = 0;
    for (; socket.connects === before && waited < 10_000; waited += 1) jest.advanceTimersByTime(1);
    delays.push(waited);
    jest.restoreAllMocks();
    jest.useRealTimers();
    for (const connection of open.splice(0)) connection.close();
  }
  expect(delays[0]).toBeLessThanOrEqual(earliest + 1);
  expect(delays[1]).toBeCloseTo((earliest + latest) / 2, -2);
  expect(delays[2]).toBeGreaterThan(latest * 0.95);
  expect(delays[2]).toBeLessThanOrEqual(latest);
});

test('requests code that did not load again', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.useFakeTimers();
  isCodeThere = false;
  const states: ConnectionState[] = [];
  const connection = openConnection();
  open.push(connection);
  connection.onState((state) => states.push(state));
  await jest.advanceTimersByTimeAsync(2_999);
  isCodeThere = true;
  expect(tokens).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  jest.restoreAllMocks();
  socket.opens();
  expect(states).toEqual(['connecting', 'lost', 'open']);
});

test('reconnects after a refusal when the session has changed, and does not reconnect after logout', async () => {
  const states: ConnectionState[] = [];
  const connection = await opened();
  connection.onState((state) => states.push(state));
  const change = (): void => sessionListeners.forEach((listener) => listener());
  const refuse = (): void =>
    socket.emit(
      'connect_error',
      Object.assign(new Error('refused'), { data: { success: false, code: 'TERMS_REQUIRED', message: 'Não.' } }),
    );
  change();
  expect(socket.connects).toBe(1);
  refuse();
  change();
  change();
  expect(socket.connects).toBe(2);
  refuse();
  token = undefined;
  change();
  expect(socket.connects).toBe(2);
  expect(states).toEqual(['connecting', 'refused', 'lost', 'refused']);
  connection.close();
  expect(sessionListeners.size).toBe(0);
});
