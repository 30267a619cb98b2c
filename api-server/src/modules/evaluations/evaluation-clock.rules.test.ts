import { beat, isInTime, timeLeftAt, zeroMoment } from './evaluation-clock.rules.ts';
import type { Clock } from './evaluation-clock.rules.ts';

const start = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const running = (seconds: number): Clock => ({ timeLeftMs: seconds * 1000, lastBeatAt: start });

test.each([
  ['runs over a short gap', 60, 10, 50],
  ['runs over a long gap in the same way', 60, 16, 44],
  ['reaches zero within a gap that counts', 10, 10, 0],
  ['stays at zero however long nobody comes', 10, 86_400, 0],
  ['does not grow when the clock of the machine is set back', 60, -30, 60],
])('the remaining time %s', (_, left, gap, expected) => {
  expect(timeLeftAt(running(left), after(gap))).toBe(expected * 1000);
});

test('leaves a stopped or unlimited clock unchanged', () => {
  expect(timeLeftAt({ timeLeftMs: 9000, lastBeatAt: null }, after(500))).toBe(9000);
  expect(timeLeftAt({ timeLeftMs: null, lastBeatAt: start }, after(500))).toBeNull();
  expect(zeroMoment({ timeLeftMs: null, lastBeatAt: start }, after(500))).toBeNull();
});

test('returns the same moment of zero whenever it is computed', () => {
  expect(zeroMoment(running(10), after(9.999))).toBeNull();
  expect(zeroMoment(running(10), after(10))).toEqual(after(10));
  expect(zeroMoment(running(10), after(9999))).toEqual(after(10));
});

test('accepts an answer up to 2 s after zero', () => {
  expect(isInTime(running(10), after(11.999))).toBe(true);
  expect(isInTime(running(10), after(12))).toBe(false);
});

test('never raises the time left above its last value and never lowers it below zero, whatever the browser claims', () => {
  let clock = running(300);
  let now = start;
  for (let step = 0; step < 400; step += 1) {
    now = new Date(now.getTime() + ((step * 7919) % 15_000));
    const claim = ((step * 104_729) % 900_000) - 1000;
    const next = beat(clock, now, step % 3 === 0 ? null : claim, step % 50 === 0);
    expect(next.timeLeftMs ?? -1).toBeLessThanOrEqual(clock.timeLeftMs ?? -1);
    expect(next.timeLeftMs ?? -1).toBeGreaterThanOrEqual(0);
    clock = next;
  }
});
