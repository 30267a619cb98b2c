/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { inOrderSender } from './in-order.ts';
import type { Delivery } from './in-order.ts';
import { retryPlans } from './retry.rules.ts';

/** Creates a queue of names. `answers` are returned in turn; after them every entry is delivered. */
function setUp(pending: string[], answers: Delivery<string>[] = []) {
  const sent: string[] = [];
  const events: string[] = [];
  const remove = (entry: string) => void pending.splice(pending.indexOf(entry), 1);
  const sender = inOrderSender<string, string>({
    plan: retryPlans.write,
    next: () => pending[0],
    async send(entry) {
      sent.push(entry);
      return answers.shift() ?? { kind: 'delivered', receipt: `saved ${entry}` };
    },
    onDelivered: (entry, receipt) => (remove(entry), void events.push(receipt)),
    onRefused: (entry) => (remove(entry), void events.push(`refused ${entry}`)),
    onPending: (_, decision) => void events.push(decision.kind),
    random: () => 0,
  });
  return { sender, sent, events };
}
const failed = (status: number, more: { code?: string; retryAfterMs?: number } = {}): Delivery<string> => ({
  kind: 'failed',
  failure: { status, ...more },
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('delivers entries in their order and returns the receipts', async () => {
  const { sender, events } = setUp(['a', 'b']);
  await sender.flush();
  expect(events).toEqual(['saved a', 'saved b']);
});

test('retries after the delay, and restarts the backoff after a success', async () => {
  const { sender, sent } = setUp(['a', 'b'], [failed(503), failed(0), { kind: 'delivered', receipt: '' }, failed(503)]);
  await sender.flush();
  await jest.advanceTimersByTimeAsync(999);
  expect(sent).toEqual(['a']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['a', 'a']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['a', 'a', 'a', 'b']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['a', 'a', 'a', 'b', 'b']);
});

test('waits as long as Retry-After requests', async () => {
  const { sender, sent } = setUp(['a'], [failed(429, { retryAfterMs: 20_000 })]);
  await sender.flush();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test('continues with other entries after a refused one', async () => {
  const { sender, events } = setUp(['a', 'b'], [failed(422)]);
  await sender.flush();
  expect(events).toEqual(['refused a', 'saved b']);
});

test('pauses for the terms without a timer, keeps the entry, and delivers it at the next flush', async () => {
  const { sender, sent, events } = setUp(['a'], [failed(403, { code: 'TERMS_REQUIRED' })]);
  await sender.flush();
  expect([events, jest.getTimerCount()]).toEqual([['pause'], 0]);
  await sender.flush();
  expect([sent, events.at(-1)]).toEqual([['a', 'a'], 'saved a']);
});

test('the sender has one timer, however often it is flushed while the server is unavailable', async () => {
  const { sender, sent } = setUp(['a'], [failed(503), failed(503), failed(503)]);
  for (let time = 0; time < 3; time += 1) await sender.flush();
  expect([sent.length, jest.getTimerCount()]).toEqual([3, 1]);
  await sender.flushAfterWait();
  expect(sent).toHaveLength(3);
});

test('ends the delay after a success, so that the next entry is sent at once', async () => {
  const pending = ['a'];
  const { sender, sent } = setUp(pending, [failed(503)]);
  await sender.flush();
  await sender.flush();
  pending.push('b');
  await sender.flushAfterWait();
  expect(sent).toEqual(['a', 'a', 'b']);
});

test('sends one entry at a time', async () => {
  const { sender, sent } = setUp(['a']);
  await Promise.all([sender.flush(), sender.flush()]);
  expect(sent).toEqual(['a']);
});

test('waits for a flush without a timer when there is no connection', async () => {
  const { sender, sent } = setUp(['a'], [{ kind: 'no-way' }]);
  await sender.flush();
  expect(jest.getTimerCount()).toBe(0);
  await sender.flush();
  expect(sent).toEqual(['a', 'a']);
});

test('sends nothing after close', async () => {
  const { sender, sent } = setUp(['a'], [failed(503)]);
  await sender.flush();
  sender.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
