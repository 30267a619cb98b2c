import { countedOutcome } from './counted-attempt.rules.ts';
import type { CountedAttempt } from './counted-attempt.rules.ts';
import type { Outcome } from './sco-outcome.rules.ts';

const failed = (grade: number): Outcome => ({ status: 'FAILED', grade });
const passed = (grade: number): Outcome => ({ status: 'PASSED', grade });
const running: Outcome = { status: 'IN_PROGRESS', grade: null };

test.each<[CountedAttempt, [Outcome, ...Outcome[]], Outcome]>([
  ['best', [failed(60), failed(40)], failed(60)],
  ['best', [failed(60), passed(80), running], passed(80)],
  ['last', [failed(60), failed(40)], failed(40)],
  ['last', [failed(60), running], failed(60)],
  ['last', [running], running],
  ['first', [failed(60), passed(90)], failed(60)],
  ['average', [failed(60), passed(90)], passed(75)],
  ['average', [failed(20), passed(90), running], failed(55)],
  ['average', [running], running],
])('with %s, %j counts as %j', (policy, attempts, expected) => {
  expect(countedOutcome(attempts, policy, 70)).toEqual(expected);
});

test('an average without a mastery score has the best status', () => {
  expect(countedOutcome([failed(60), passed(90)], 'average', null)).toEqual(passed(75));
});
