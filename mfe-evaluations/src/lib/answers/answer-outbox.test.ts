/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { AnswerOutbox } from './answer-outbox.ts';
import type { Delivery, OutgoingAnswer, SaveState } from './answer-outbox.ts';

const draft = (idQuestionOption: number) => ({ answerData: [{ idQuestionOption }], answerText: '' });
const sent: Delivery = { kind: 'sent', at: '2026-11-21T17:32:00Z' };

/** A network that answers when the test says so. */
function setUp(left: OutgoingAnswer[] = []) {
  let stored: readonly OutgoingAnswer[] = left;
  const states: SaveState[] = [];
  const tries: { answer: OutgoingAnswer; settle: (delivery: Delivery) => void }[] = [];
  const outbox = new AnswerOutbox({
    writer: 'aba-1',
    store: { read: () => stored, write: (answers) => void (stored = [...answers]) },
    deliver: (answer) => new Promise((settle) => tries.push({ answer, settle })),
    onChange: (state) => states.push(state),
    backoff: () => 1000,
  });
  const settle = async (index: number, delivery: Delivery) => {
    tries[index]?.settle(delivery);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { outbox, states, tries, settle, stored: () => stored };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('answers go out one at a time, in the order they were given', async () => {
  const { outbox, tries, settle, stored } = setUp();
  outbox.put(1, draft(10));
  outbox.put(2, draft(20));
  expect(tries.map(({ answer }) => answer.idAnswer)).toEqual([1]);
  expect(stored()).toHaveLength(2);
  await settle(0, sent);
  expect(tries.map(({ answer }) => answer.idAnswer)).toEqual([1, 2]);
  await settle(1, sent);
  expect(stored()).toEqual([]);
});

test('an answer changed while it is on its way is sent again, with a higher number', async () => {
  const { outbox, tries, settle, stored } = setUp();
  outbox.put(1, draft(10));
  outbox.put(1, draft(11));
  outbox.put(1, draft(12));
  await settle(0, sent);
  expect(tries).toHaveLength(2);
  expect(tries[1]?.answer).toMatchObject({ answerData: [{ idQuestionOption: 12 }], sequence: 3 });
  await settle(1, sent);
  expect(stored()).toEqual([]);
});

test('without a network they wait in the browser and go out when it is back', async () => {
  const { outbox, states, tries, settle, stored } = setUp();
  outbox.put(1, draft(10));
  await settle(0, { kind: 'retry' });
  outbox.put(2, draft(20));
  expect(tries).toHaveLength(1);
  expect(states.at(-2)).toEqual({ kind: 'waiting', count: 1 });
  expect(stored()).toHaveLength(2);
  outbox.retryNow();
  await settle(1, sent);
  await settle(2, sent);
  expect(tries.map(({ answer }) => answer.idAnswer)).toEqual([1, 1, 2]);
  expect(states.at(-1)).toEqual({ kind: 'saved', at: '2026-11-21T17:32:00Z' });
});

test('it tries again by itself', async () => {
  const { outbox, tries, settle } = setUp();
  outbox.put(1, draft(10));
  await settle(0, { kind: 'retry' });
  jest.advanceTimersByTime(999);
  expect(tries).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(tries).toHaveLength(2);
});

test('what an earlier page left behind goes first, under its own name and number', async () => {
  const left = { idAnswer: 1, answerData: [], answerText: '', writer: 'aba-0', sequence: 9 };
  const { outbox, tries, settle } = setUp([left]);
  outbox.retryNow();
  outbox.put(2, draft(20));
  expect(tries[0]?.answer).toEqual(left);
  await settle(0, sent);
  expect(tries[1]?.answer).toMatchObject({ idAnswer: 2, writer: 'aba-1' });
});

test('whenEmpty waits for the last one; a refused one does not hold up the rest', async () => {
  const { outbox, settle } = setUp();
  const emptied = jest.fn();
  outbox.put(1, draft(10));
  outbox.put(2, draft(20));
  void outbox.whenEmpty().then(emptied);
  await settle(0, { kind: 'refused' });
  expect(emptied).not.toHaveBeenCalled();
  await settle(1, sent);
  await Promise.resolve();
  expect(emptied).toHaveBeenCalled();
});

test('a closed one keeps what is waiting for the next page', async () => {
  const { outbox, tries, settle, stored } = setUp();
  outbox.put(1, draft(10));
  outbox.close();
  await settle(0, { kind: 'retry' });
  jest.advanceTimersByTime(60_000);
  expect(tries).toHaveLength(1);
  expect(stored()).toHaveLength(1);
});
