import { MIN_FAILING_CLIENTS, failingShare, isFailing, lowerBound } from './canary-judgement.rules.ts';

const of = (failing: number, clients: number) => ({ failing, clients });

test.each([
  ['five of five fail, stable is well', of(5, 5), of(0, 20), true],
  ['three of three fail, stable is well', of(3, 3), of(0, 20), true],
  ['three of ten', of(3, 10), of(0, 40), true],
  ['8% of many, against 1%', of(80, 1000), of(10, 1000), true],
  ['all get it, nobody is on stable', of(6, 6), of(0, 0), true],
  ['one client, however often', of(1, 1), of(0, 100), false],
  ['two of two', of(2, 2), of(0, 100), false],
  ['three of a hundred: within the margin', of(3, 100), of(0, 100), false],
  ['3% of many, against 1%: within the margin', of(30, 1000), of(10, 1000), false],
  ['everybody fails, on stable too: it is not the release', of(30, 30), of(30, 30), false],
  ['half fail on both', of(10, 20), of(10, 20), false],
  ['nobody has it', of(0, 0), of(0, 0), false],
  ['nobody fails', of(0, 500), of(3, 500), false],
  ['better than stable', of(4, 400), of(40, 400), false],
])('judges %s', (_, canary, stable, yanked) => {
  expect(isFailing(canary, stable)).toBe(yanked);
});

test('the lower bound is below the share and approaches it with the number of clients', () => {
  expect(lowerBound(of(5, 10))).toBeLessThan(0.5);
  expect(lowerBound(of(500, 1000))).toBeGreaterThan(lowerBound(of(5, 10)));
  expect(lowerBound(of(500_000, 1_000_000))).toBeCloseTo(0.5, 2);
  expect([lowerBound(of(0, 0)), failingShare(of(0, 0))]).toEqual([0, 0]);
});

test('more failing clients never clear a yanked canary', () => {
  for (let failing = MIN_FAILING_CLIENTS; failing < 50; failing += 1) {
    const isNow = isFailing(of(failing, 50), of(1, 50));
    if (isNow) expect(isFailing(of(failing + 1, 50), of(1, 50))).toBe(true);
  }
});
