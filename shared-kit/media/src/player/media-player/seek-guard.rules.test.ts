import { judgePosition, seekGuard } from './seek-guard.rules.ts';
import type { Position } from './seek-guard.rules.ts';

/**
 * Applies the positions one after the other. Returns the positions that the user was sent back to, and the furthest
 * point.
 */
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

test('moves the furthest point during playback', () => {
  expect(watch(0, played(0.5, 500), played(1, 1000))).toEqual({ returns: [], furthest: 1 });
});

test('reverts a jump more than 2 s beyond the furthest point [B4.3-23]', () => {
  expect(watch(30, sought(32.1, 1000)).returns).toEqual([30]);
});

test('allows a jump of 2 s [B4.3-24]', () => {
  expect(watch(30, sought(32, 1000)).returns).toEqual([]);
});

test('always allows a jump back, which does not move the furthest point', () => {
  expect(watch(30, sought(5, 1000), played(6, 2000))).toEqual({ returns: [], furthest: 30 });
});

test('does not check the return itself for 500 ms [B4.3-24]', () => {
  expect(watch(30, sought(90, 1000), sought(30, 1010), played(30, 1200)).returns).toEqual([30]);
});

test('checks a second jump during the lock when the lock ends [B4.3-24]', () => {
  const outcome = watch(30, sought(90, 1000), sought(90, 1499), played(90.2, 1499), played(90.4, 1500));
  expect(outcome).toEqual({ returns: [30, 30], furthest: 30 });
});

test('does not add up two jumps of 2 s without playback between them', () => {
  expect(watch(30, sought(32, 1000), sought(34, 1100)).returns).toEqual([30]);
});

test('does not treat fast playback in a suspended tab, seconds between two reports, as a jump', () => {
  expect(watch(10, played(13, 1000))).toEqual({ returns: [], furthest: 13 });
});
