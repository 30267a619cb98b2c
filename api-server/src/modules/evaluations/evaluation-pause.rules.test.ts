import { MAX_PAUSES, atReturn, isVanished, pausesLeft } from './evaluation-pause.rules.ts';
import type { PausableClock } from './evaluation-pause.rules.ts';

const start = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const running: PausableClock = { timeLeftMs: 600_000, lastBeatAt: start, pausedAt: null, canPause: true };
const paused: PausableClock = { ...running, lastBeatAt: null, pausedAt: start };

test('counts the whole gap of an open page, however long it was silent', () => {
  expect(atReturn(running, after(300), false)).toEqual({
    clock: { timeLeftMs: 600_000, lastBeatAt: start },
    pause: null,
  });
});

test('counts 60 s of a page that vanished, once another page was opened', () => {
  expect(atReturn(running, after(300), true)).toEqual({
    clock: { timeLeftMs: 540_000, lastBeatAt: after(300) },
    pause: { kind: 'vanished', from: after(60), until: after(300) },
  });
});

test.each<[string, Partial<PausableClock>, number]>([
  ['after 60 s', {}, 60],
  ['with 60 s left', { timeLeftMs: 60_000 }, 300],
  ['without pauses left', { canPause: false }, 300],
  ['without a limit', { timeLeftMs: null }, 300],
])('counts no page as vanished %s', (_, change, seconds) => {
  const clock = { ...running, ...change };
  expect(isVanished(clock, after(seconds))).toBe(false);
  expect(atReturn(clock, after(seconds), true).pause).toBeNull();
});

test('counts a short pause as time and stops the clock for a longer one', () => {
  expect(atReturn(paused, after(15), false)).toEqual({
    clock: { timeLeftMs: 600_000, lastBeatAt: start },
    pause: null,
  });
  expect(atReturn(paused, after(16), false)).toEqual({
    clock: { timeLeftMs: 600_000, lastBeatAt: after(16) },
    pause: { kind: 'left', from: start, until: after(16) },
  });
});

test('tells the pauses left of a clock that can stop', () => {
  const parameters = { timeLimit: 60, pauseOnLeave: 1 } as never;
  expect(pausesLeft(parameters, 0)).toBe(MAX_PAUSES);
  expect(pausesLeft(parameters, MAX_PAUSES + 1)).toBe(0);
  expect(pausesLeft({ timeLimit: 60, pauseOnLeave: 0 } as never, 0)).toBeNull();
  expect(pausesLeft({ timeLimit: null, pauseOnLeave: 1 } as never, 0)).toBeNull();
});
