import type { countedAttempts } from '@shared-kit/contracts/admin';
import { isDone } from '@shared-kit/contracts/learning';
import { better } from './sco-outcome.rules.ts';
import type { Outcome } from './sco-outcome.rules.ts';

/** Which attempt on a lesson counts. */
export type CountedAttempt = (typeof countedAttempts)[number];

/**
 * Returns the result of a lesson from its attempts, the oldest first. An attempt that is not over replaces no earlier one
 * that is. An average passes when it reaches the mastery score; without one, the best status counts.
 */
export function countedOutcome(
  attempts: readonly [Outcome, ...Outcome[]],
  policy: CountedAttempt,
  masteryScore: number | null,
): Outcome {
  const [first, ...others] = attempts;
  const best = others.reduce(better, first);
  const over = attempts.filter(({ status }) => isDone(status) || status === 'FAILED');
  switch (policy) {
    case 'best':
      return best;
    case 'last':
      return over.at(-1) ?? attempts.at(-1) ?? first;
    case 'first':
      return over[0] ?? first;
    case 'average': {
      const grades = over.flatMap(({ grade }) => grade ?? []);
      if (grades.length === 0) return best;
      const grade = Math.round((grades.reduce((total, one) => total + one, 0) / grades.length) * 100) / 100;
      if (masteryScore === null) return { status: best.status, grade };
      return { status: grade >= masteryScore ? 'PASSED' : 'FAILED', grade };
    }
  }
}
