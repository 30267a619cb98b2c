import type { ChatMessage } from '@shared-kit/contracts/content';
import { emptyLog, newestOf, withMessages, withUnsent, withoutHoles } from './room-log.rules.ts';

const id = (sequence: number) => `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`;
const message = (sequence: number): ChatMessage => ({
  sequence,
  clientId: id(sequence),
  moment: '2026-11-22 12:00:00',
  user: 'Ana',
  idUser: 7,
  photo: '',
  message: `n. ${sequence}`,
  room: 1,
});
const places = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ sequence }) => sequence);

test('keeps each message once and in order, whatever the order and number of arrivals', () => {
  const log = [[3, 4], [1], [4, 2, 2], [6, 5, 3]].reduce(
    (all, arrived) => withMessages(all, arrived.map(message)),
    emptyLog,
  );
  expect(places(log)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('returns the same log when there are no new messages', () => {
  const log = withMessages(emptyLog, [message(1)]);
  expect(withMessages(log, [message(1)])).toBe(log);
});

test('removes a confirmed message from the unsent ones', () => {
  const log = withUnsent(withUnsent(emptyLog, { clientId: id(1), text: 'a', state: 'sending' }), {
    clientId: id(9),
    text: 'b',
    state: 'sending',
  });
  const after = withMessages(log, [message(1)]);
  expect([places(after), after.unsent.map(({ clientId }) => clientId)]).toEqual([[1], [id(9)]]);
});

test('holds messages after a gap back until the gap is filled', () => {
  const log = withMessages(emptyLog, [message(1)]);
  const gapped = withoutHoles(log, [message(2), message(4)]);
  expect([places(gapped.log), gapped.isMissingSome, newestOf(gapped.log)]).toEqual([[1, 2], true, 2]);
  expect(withoutHoles(gapped.log, [message(3), message(2)])).toMatchObject({ isMissingSome: false });
});
