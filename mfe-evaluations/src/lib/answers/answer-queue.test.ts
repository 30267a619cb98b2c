/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { ApiError } from '@shared-kit/runtime/api';
import type { Delivery } from '@shared-kit/contracts/retry';
import { AnswerQueue } from './answer-queue.ts';
import type { PendingAnswer, Receipt, SaveState } from './answer-queue.ts';

const draft = (idQuestionOption: number) => ({ answerData: [{ idQuestionOption }], answerText: '' });
type Sent = Delivery<Receipt, ApiError>;
const sent: Sent = { kind: 'delivered', receipt: { savedAt: '2026-11-21T17:32:00Z' } };
const failed = (status: number, code = 'x'): Sent => ({
  kind: 'failed',
  failure: new ApiError({ status, code, message: '' }),
});
const away = failed(503);

/** Network stub whose answers the test releases. */
function setUp(left: PendingAnswer[] = []) {
  let stored: readonly PendingAnswer[] = left;
  const states: SaveState[] = [];
  const refusals: number[] = [];
  const tries: { answer: PendingAnswer; settle: (delivery: Sent) => void }[] = [];
  const queue = new AnswerQueue({
    writer: 'aba-1',
    store: { read: () => stored, write: (answers) => void (stored = [...answers]) },
    send: (answer) => new Promise((settle) => tries.push({ answer, settle })),
    onChange: (state) => states.push(state),
    onRefused: (error) => refusals.push(error.status),
    random: () => 0,
  });
  const settle = async (index: number, delivery: Sent) => {
    tries[index]?.settle(delivery);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, states, refusals, tries, settle, stored: () => stored };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('delivers answers one at a time, in the order they were given', async () => {
  const { queue, tries, settle, stored } = setUp();
  queue.put(1, draft(10));
  queue.put(2, draft(20));
  expect(tries.map(({ answer }) => answer.idAnswer)).toEqual([1]);
  expect(stored()).toHaveLength(2);
  await settle(0, sent);
  expect(tries.map(({ answer }) => answer.idAnswer)).toEqual([1, 2]);
  await settle(1, sent);
  expect(stored()).toEqual([]);
});

test('sends an answer again, with a higher number, when it changed during the request', async () => {
  const { queue, tries, settle, stored } = setUp();
  queue.put(1, draft(10));
  queue.put(1, draft(11));
  queue.put(1, draft(12));
  await settle(0, sent);
  expect(tries).toHaveLength(2);
  expect(tries[1]?.answer).toMatchObject({ answerData: [{ idQuestionOption: 12 }], sequence: 3 });
  await settle(1, sent);
  expect(stored()).toEqual([]);
});

test('leaves answers pending in the browser without a network and delivers them when it returns', async () => {
  const { queue, states, tries, settle, stored } = setUp();
  queue.put(1, draft(10));
  await settle(0, away);
  queue.put(2, draft(20));
  expect(tries).toHaveLength(1);
  expect(states.slice(-2)).toEqual([
    { kind: 'waiting', count: 1 },
    { kind: 'waiting', count: 2 },
  ]);
  expect(stored()).toHaveLength(2);
  queue.flush();
  await settle(1, sent);
  await settle(2, sent);
  expect(tries.map(({ answer }) => answer.idAnswer)).toEqual([1, 1, 2]);
  expect(states.at(-1)).toEqual({ kind: 'saved', at: '2026-11-21T17:32:00Z' });
});

test('retries a pending answer automatically', async () => {
  const { queue, tries, settle } = setUp();
  queue.put(1, draft(10));
  await settle(0, away);
  jest.advanceTimersByTime(999);
  expect(tries).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(tries).toHaveLength(2);
});

test('delivers answers of an earlier page first, with their own writer and number', async () => {
  const left = { idAnswer: 1, answerData: [], answerText: '', writer: 'aba-0', sequence: 9 };
  const { queue, tries, settle } = setUp([left]);
  queue.flush();
  queue.put(2, draft(20));
  expect(tries[0]?.answer).toEqual(left);
  await settle(0, sent);
  expect(tries[1]?.answer).toMatchObject({ idAnswer: 2, writer: 'aba-1' });
});

test('whenEmpty waits for the last answer, and a rejected one does not block the others', async () => {
  const { queue, refusals, settle } = setUp();
  const emptied = jest.fn();
  queue.put(1, draft(10));
  queue.put(2, draft(20));
  void queue.whenEmpty().then(emptied);
  await settle(0, failed(422));
  expect(emptied).not.toHaveBeenCalled();
  await settle(1, sent);
  await Promise.resolve();
  expect(emptied).toHaveBeenCalled();
  expect(refusals).toEqual([422]);
});

test('a closed queue leaves pending answers for the next page', async () => {
  const { queue, tries, settle, stored } = setUp();
  queue.put(1, draft(10));
  queue.close();
  await settle(0, away);
  jest.advanceTimersByTime(60_000);
  expect(tries).toHaveLength(1);
  expect(stored()).toHaveLength(1);
});

test.each([
  [403, 'TERMS_REQUIRED'],
  [401, 'session.missing'],
])('status %i %s pauses the delivery without a timer, and the answer stays pending', async (status, code) => {
  const { queue, refusals, states, tries, settle, stored } = setUp();
  queue.put(1, draft(10));
  await settle(0, failed(status, code));
  expect([stored().length, refusals, jest.getTimerCount()]).toEqual([1, [], 0]);
  expect(states.at(-1)).toEqual({ kind: 'waiting', count: 1 });
  queue.flush();
  await settle(1, sent);
  expect([tries.length, stored()]).toEqual([2, []]);
});

test('an answer given while the server is away is reported as stored here, and as being saved once it is back', async () => {
  const { queue, states, settle } = setUp();
  queue.put(1, draft(10));
  await settle(0, away);
  queue.put(2, draft(20));
  queue.put(3, draft(30));
  expect(states.at(-1)).toEqual({ kind: 'waiting', count: 3 });
  queue.flush();
  await settle(1, sent);
  expect(states.at(-1)).toEqual({ kind: 'saving' });
});
