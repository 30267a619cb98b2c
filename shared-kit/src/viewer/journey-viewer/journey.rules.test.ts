import { firstOpenStep, journeyPercent, stepWithin } from './journey.rules.ts';

test.each([
  ['0', 0],
  ['4', 4],
  ['5', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  [null, undefined],
])('of 5 steps, %s is step %s [A4m-12]', (text, step) => expect(stepWithin(text, 5)).toBe(step));

test('the bar shows (index + 1) / count [A4m-13]', () => {
  expect([0, 1, 4].map((step) => journeyPercent(step, 5))).toEqual([20, 40, 100]);
});

test('a journey goes on at the first step that is not done', () => {
  const done = { completed: 'COMPLETED' } as const;
  const open = { completed: 'PROGRESS' } as const;
  expect(firstOpenStep([done, open, done])).toBe(1);
  expect(firstOpenStep([done, done])).toBe(0);
  expect(firstOpenStep([])).toBe(0);
});
