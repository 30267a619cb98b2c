import { contentType } from '@shared-kit/contracts/content';
import { neededSeconds, secondsToWait, uncoveredSeconds } from './study-time.rules.ts';

const start = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test.each([
  ['a video of ten minutes', contentType.video, 600, false, 285],
  ['a video whose duration a browser reported', contentType.video, 600, true, 5],
  ['a video of unknown duration', contentType.video, 0, false, 5],
  ['a PDF', contentType.pdf, 600, false, 5],
])('%s needs %s', (_, idContentType, duration, isDurationReported, seconds) => {
  expect(neededSeconds({ idContentType, duration, isDurationReported })).toBe(seconds);
});

test('a film needs its time at double speed, less what may run ahead', () => {
  const film = { openedAt: start, seconds: 285 };
  expect(secondsToWait([], film, after(36))).toBe(189);
  expect(secondsToWait([], film, after(225))).toBe(0);
});

test('time counts once, however many contents were open in it', () => {
  const page = { openedAt: start, seconds: 5 };
  const done = Array.from({ length: 19 }, () => page);
  expect(secondsToWait(done.slice(1), page, after(36))).toBe(0);
  expect(secondsToWait(done, page, after(36))).toBe(4);
  expect(secondsToWait(done, page, after(40))).toBe(0);
});

test('contents that were opened earlier and are sent later do not wait for those that were opened since', () => {
  const now = after(3600);
  const justDone = { openedAt: after(3590), seconds: 60 };
  expect(secondsToWait([justDone], { openedAt: start, seconds: 285 }, now)).toBe(0);
  expect(secondsToWait([{ openedAt: start, seconds: 285 }], { openedAt: after(3590), seconds: 60 }, now)).toBe(0);
});

test.each([
  ['alone', [], 100],
  ['beside another', [[200, 300]], 100],
  ['in another', [[-10, 200]], 0],
  ['beginning in another', [[-50, 30]], 70],
  [
    'over two that overlap',
    [
      [10, 40],
      [30, 60],
    ],
    50,
  ],
] as const)('counts a visit %s', (_, others, seconds) => {
  const stretches = others.map(([from, until]) => ({ from: from * 1000, until: until * 1000 }));
  expect(uncoveredSeconds({ from: 0, until: 100_000 }, stretches)).toBe(seconds);
});
