import { defineRemote } from './define-remote.ts';
import { idle, nextRemoteState } from './remote-state.rules.ts';
import type { RemoteEvent, RemoteState } from './remote-state.rules.ts';

const module = defineRemote({ id: 'mfe-test' }, { pages: {} });
const failure = { phase: 'download', message: 'gone' } as const;
const requested: RemoteEvent = { kind: 'requested' };

function after(...events: RemoteEvent[]): RemoteState {
  return events.reduce(nextRemoteState, idle);
}

test('a request starts the first attempt, and a second one while it is under way changes nothing', () => {
  expect(after(requested)).toEqual({ kind: 'loading', attempt: 1 });
  expect(after(requested, requested)).toEqual({ kind: 'loading', attempt: 1 });
});

test('what arrives makes the remote ready for good', () => {
  const ready = after(requested, { kind: 'arrived', attempt: 1, module });
  expect(ready).toEqual({ kind: 'ready', attempt: 1, module });
  expect(nextRemoteState(ready, requested)).toBe(ready);
  expect(nextRemoteState(ready, { kind: 'broke', attempt: 1, failure })).toBe(ready);
});

test('a failure is not remembered as an answer: the next request tries again', () => {
  const failed = after(requested, { kind: 'broke', attempt: 1, failure });
  expect(failed).toEqual({ kind: 'failed', attempt: 1, failure });
  expect(nextRemoteState(failed, requested)).toEqual({ kind: 'retrying', attempt: 2, last: failure });
});

test('what an abandoned attempt brings is ignored', () => {
  const retrying = after(requested, { kind: 'broke', attempt: 1, failure }, requested);
  expect(nextRemoteState(retrying, { kind: 'arrived', attempt: 1, module })).toBe(retrying);
  expect(nextRemoteState(retrying, { kind: 'broke', attempt: 1, failure })).toBe(retrying);
  expect(nextRemoteState(retrying, { kind: 'arrived', attempt: 2, module }).kind).toBe('ready');
});
