/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { IDLE_MS } from './idle.rules.ts';
import { visitClock } from './visit-clock.ts';
import type { EndedVisit } from './visit-clock.ts';

let ended: EndedVisit[];
const started = (idleMs: number) => visitClock({ idleMs, onEnd: (visit) => ended.push(visit) });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  ended = [];
});
afterEach(() => jest.useRealTimers());

test('reports a visit once, however often it is ended [A4m-05]', () => {
  const clock = started(IDLE_MS.viewing);
  jest.advanceTimersByTime(30_000);
  clock.end();
  clock.end();
  jest.advanceTimersByTime(1_000_000);
  expect(ended).toEqual([{ idVisit: expect.any(String), start: new Date('2026-11-21T12:00:00Z'), timeExecuted: 30 }]);
});

test('ends a visit after 60000 ms without activity and does not count them, without a player [A4m-03] [A4m-07]', () => {
  const clock = started(IDLE_MS.viewing);
  jest.advanceTimersByTime(20_000);
  clock.activity();
  jest.advanceTimersByTime(59_999);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ended.map(({ timeExecuted }) => timeExecuted)).toEqual([20]);
});

test('ends a visit after 300000 ms without activity, with a player [A4m-06]', () => {
  started(IDLE_MS.player);
  jest.advanceTimersByTime(299_999);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ended).toHaveLength(1);
});

test('starts another visit with its own id when activity follows the end [A4m-09]', () => {
  const clock = started(IDLE_MS.viewing);
  clock.end();
  expect(clock.current()).toBeUndefined();
  clock.activity();
  jest.advanceTimersByTime(5_000);
  clock.end();
  expect(new Set(ended.map(({ idVisit }) => idVisit)).size).toBe(2);
  expect(ended[1]?.timeExecuted).toBe(5);
});

test.each(['activity', 'end', 'current'] as const)(
  'does not count a night that the device slept through, whatever comes first: %s [A4m-07]',
  (first) => {
    const clock = started(IDLE_MS.player);
    jest.advanceTimersByTime(40_000);
    clock.activity();
    // Timers are suspended meanwhile.
    jest.setSystemTime(new Date('2026-11-23T08:00:00Z'));
    const current = clock[first]();
    expect(ended.map(({ timeExecuted }) => timeExecuted)).toEqual([40]);
    expect(current).toBeUndefined();
    if (first !== 'activity') return;
    jest.advanceTimersByTime(7_000);
    clock.end();
    expect(ended[1]).toMatchObject({ start: new Date('2026-11-23T08:00:00Z'), timeExecuted: 7 });
  },
);
