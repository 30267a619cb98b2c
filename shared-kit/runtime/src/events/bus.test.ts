/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { defineEvent } from '@shared-kit/contracts/core';
import { eventLog, clearReplays, observeBus, publish, subscribe } from './bus.ts';

const counted = defineEvent('test.counted.v1', z.object({ count: z.number() }));
const remembered = defineEvent('test.remembered.v1', z.object({ count: z.number() }), { replay: true });

afterEach(clearReplays);

test('calls a listener until it unsubscribes', () => {
  const received: number[] = [];
  const stop = subscribe(counted, ({ count }) => received.push(count));
  publish(counted, { count: 1 });
  stop();
  publish(counted, { count: 2 });
  expect(received).toEqual([1]);
});

test('delivers the last value of an event with replay to a late listener, and nothing of other events', () => {
  publish(counted, { count: 1 });
  publish(remembered, { count: 2 });
  publish(remembered, { count: 3 });
  const received: string[] = [];
  subscribe(counted, ({ count }) => received.push(`counted ${count}`))();
  subscribe(remembered, ({ count }) => received.push(`remembered ${count}`))();
  expect(received).toEqual(['remembered 3']);
});

test('forgets replayed values between two users', () => {
  publish(remembered, { count: 3 });
  clearReplays();
  const received: number[] = [];
  subscribe(remembered, ({ count }) => received.push(count))();
  expect(received).toEqual([]);
});

test('drops a payload that does not match the contract and logs it as rejected', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const received: unknown[] = [];
  const stop = subscribe(counted, (payload) => received.push(payload));
  // A remote of another version: the payload matches its own types, not ours.
  publish(counted, JSON.parse('{ "count": "three" }') as { count: number });
  stop();
  expect(received).toEqual([]);
  expect(eventLog().at(-1)).toMatchObject({
    event: 'test.counted.v1',
    outcome: 'rejected',
    listeners: 1,
    faults: ['count: invalid_type'],
  });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('notifies observers of each event and keeps the latest 200 events in the log', () => {
  let calls = 0;
  const stop = observeBus(() => (calls += 1));
  const before = eventLog();
  for (let count = 0; count < 205; count += 1) publish(counted, { count });
  stop();
  publish(counted, { count: 205 });
  expect(calls).toBe(205);
  expect(eventLog()).not.toBe(before);
  expect(eventLog()).toHaveLength(200);
  expect(eventLog().at(-1)).toMatchObject({ payload: { count: 205 }, outcome: 'delivered', listeners: 0, faults: [] });
});

test('isolates the error of one listener from the publisher and the other listeners', () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => reported.push(error);
  const received: number[] = [];
  const stops = [
    subscribe(counted, () => {
      throw new Error('broken listener');
    }),
    subscribe(counted, ({ count }) => received.push(count)),
  ];
  publish(counted, { count: 7 });
  for (const stop of stops) stop();
  expect(received).toEqual([7]);
  expect(reported).toHaveLength(1);
});
