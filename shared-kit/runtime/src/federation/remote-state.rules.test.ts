import { defineRemote } from './define-remote.ts';
import { choiceOf, idle, nextRemoteState, nextTry } from './remote-state.rules.ts';
import type { LoadFailure, NextTry, RemoteEvent, RemoteState } from './remote-state.rules.ts';

const module = defineRemote({ id: 'mfe-test' }, { pages: {} });
const failure: LoadFailure = { phase: 'download', message: 'gone', isPassing: true };
const requested: RemoteEvent = { kind: 'requested' };
const broke = (attempt: number, next: NextTry): RemoteEvent => ({ kind: 'broke', attempt, failure, next });
const arrived = (attempt: number): RemoteEvent => ({ kind: 'arrived', attempt, module });

function after(...events: RemoteEvent[]): RemoteState {
  return events.reduce(nextRemoteState, idle);
}

test('starts the first attempt at a request, and ignores a second request while it is pending', () => {
  expect(after(requested)).toEqual({ kind: 'loading', attempt: 1 });
  expect(after(requested, requested)).toEqual({ kind: 'loading', attempt: 1 });
});

test('makes the remote ready for good when the module arrives', () => {
  const ready = after(requested, arrived(1));
  expect(ready).toEqual({ kind: 'ready', attempt: 1, choice: 'current', module });
  expect(nextRemoteState(ready, requested)).toBe(ready);
  expect(nextRemoteState(ready, broke(1, 'stop'))).toBe(ready);
});

test('tries again at the next request after a failure', () => {
  const failed = after(requested, broke(1, 'stop'));
  expect(failed).toEqual({ kind: 'failed', attempt: 1, choice: 'current', next: 'stop', failure });
  expect(nextRemoteState(failed, requested)).toEqual({
    kind: 'retrying',
    attempt: 2,
    choice: 'current',
    last: failure,
  });
});

test('ignores the result of an abandoned attempt', () => {
  const retrying = after(requested, broke(1, 'retry'), requested);
  expect(nextRemoteState(retrying, arrived(1))).toBe(retrying);
  expect(nextRemoteState(retrying, broke(1, 'stop'))).toBe(retrying);
  expect(nextRemoteState(retrying, arrived(2)).kind).toBe('ready');
});

test('switches to the last known good, retries it as such, and keeps it', () => {
  const turn = after(requested, broke(1, 'fallback'), requested);
  expect(turn).toEqual({ kind: 'fallback', attempt: 2, last: failure });
  const again = [broke(2, 'retry'), requested].reduce(nextRemoteState, turn);
  expect(again).toEqual({ kind: 'retrying', attempt: 3, choice: 'fallback', last: failure });
  expect(nextRemoteState(again, arrived(3))).toMatchObject({ kind: 'ready', choice: 'fallback' });
});

test('starts again with the current release after both releases have failed', () => {
  const failed = after(requested, broke(1, 'fallback'), requested, broke(2, 'stop'));
  expect(failed).toMatchObject({ kind: 'failed', choice: 'fallback' });
  expect(nextRemoteState(failed, requested)).toMatchObject({ kind: 'retrying', choice: 'current' });
});

test('replaces a release that broke while shown once; the last known good has no replacement', () => {
  const failed: RemoteEvent = { kind: 'failed', failure };
  const turned = after(requested, arrived(1), failed);
  expect(nextRemoteState(turned, failed)).toBe(turned);
  const fallback = nextRemoteState(turned, requested);
  expect(fallback.kind).toBe('fallback');
  const ready = nextRemoteState(fallback, arrived(2));
  expect(nextRemoteState(ready, failed)).toBe(ready);
});

test('skips a release that is known to be broken at the first request', () => {
  expect(choiceOf(after({ kind: 'requested', known: failure }))).toBe('fallback');
});

describe('automatic reaction to a failure', () => {
  const lasting = { ...failure, isPassing: false };

  test.each([
    ['a lost connection: once more, then the last known good', failure, 'current', true, ['retry', 'fallback']],
    [
      'a lost connection with nothing to fall back on: twice more',
      failure,
      'current',
      false,
      ['retry', 'retry', 'stop'],
    ],
    ['wrong bytes: the last known good at once', lasting, 'current', true, ['fallback']],
    ['wrong bytes with nothing to fall back on: nothing', lasting, 'current', false, ['stop']],
    ['the last known good fails as well: nothing more', lasting, 'fallback', true, ['stop']],
    ['the last known good loses its connection: twice more', failure, 'fallback', true, ['retry', 'retry', 'stop']],
  ] as const)('%s', (_, what, choice, hasFallback, expected) => {
    expect(expected.map((_next, tries) => nextTry(what, { tries, choice, hasFallback }))).toEqual(expected);
  });
});
