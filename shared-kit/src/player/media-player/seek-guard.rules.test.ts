import { judgePosition, seekGuard } from './seek-guard.rules.ts';
import type { Position } from './seek-guard.rules.ts';

/** Lets a person do these things one after the other; answers where they were sent back to, and the furthest point. */
function watch(furthest: number, ...positions: Position[]) {
  let guard = seekGuard(furthest);
  const returns: number[] = [];
  for (const position of positions) {
    const verdict = judgePosition(guard, position);
    guard = verdict.guard;
    if (verdict.returnTo !== null) returns.push(verdict.returnTo);
  }
  return { returns, furthest: guard.furthest };
}

const played = (seconds: number, nowMs: number): Position => ({ kind: 'played', seconds, nowMs });
const sought = (seconds: number, nowMs: number): Position => ({ kind: 'sought', seconds, nowMs });

test('playing on moves the furthest point', () => {
  expect(watch(0, played(0.5, 500), played(1, 1000))).toEqual({ returns: [], furthest: 1 });
});

test('a jump more than 2 s beyond the furthest point goes back to it [B4.3-23]', () => {
  expect(watch(30, sought(32.1, 1000)).returns).toEqual([30]);
});

test('a jump of 2 s is within the tolerance [B4.3-24]', () => {
  expect(watch(30, sought(32, 1000)).returns).toEqual([]);
});

test('going back is always allowed and does not move the furthest point', () => {
  expect(watch(30, sought(5, 1000), played(6, 2000))).toEqual({ returns: [], furthest: 30 });
});

test('the return itself is not judged for 500 ms [B4.3-24]', () => {
  expect(watch(30, sought(90, 1000), sought(30, 1010), played(30, 1200)).returns).toEqual([30]);
});

test('a second jump during the lock is judged when the lock ends [B4.3-24]', () => {
  const outcome = watch(30, sought(90, 1000), sought(90, 1499), played(90.2, 1499), played(90.4, 1500));
  expect(outcome).toEqual({ returns: [30, 30], furthest: 30 });
});

test('two jumps of 2 s without playing between them do not add up', () => {
  expect(watch(30, sought(32, 1000), sought(34, 1100)).returns).toEqual([30]);
});

test('fast playback in a sleeping tab, seconds between two reports, is no jump', () => {
  expect(watch(10, played(13, 1000))).toEqual({ returns: [], furthest: 13 });
});
