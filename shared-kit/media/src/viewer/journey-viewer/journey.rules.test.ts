import { firstOpenStep, journeyPercent, stepWithin } from './journey.rules.ts';

test.each([
  ['0', 0],
  ['4', 4],
  ['5', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  [null, undefined],
])('resolves %s of 5 steps to step %s [A4m-12]', (text, step) => expect(stepWithin(text, 5)).toBe(step));

test('shows (index + 1) / count on the bar [A4m-13]', () => {
  expect([0, 1, 4].map((step) => journeyPercent(step, 5))).toEqual([20, 40, 100]);
});

test('continues a journey at the first open step', () => {
  const done = { completed: 'COMPLETED' } as const;
  const open = { completed: 'PROGRESS' } as const;
  expect(firstOpenStep([done, open, done])).toBe(1);
  expect(firstOpenStep([done, done])).toBe(0);
  expect(firstOpenStep([])).toBe(0);
});
