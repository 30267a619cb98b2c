import type { EvaluationResult } from '@shared-kit/contracts/evaluations';
import { labels } from './labels.ts';

export interface Verdict {
  readonly label: string;
  readonly tone: 'success' | 'danger' | 'primary';
}

/** Returns the verdict (B4.6-11 to B4.6-13). */
export function verdictOf({
  questionnaireType,
  grade,
  masteryScore,
}: Pick<EvaluationResult, 'questionnaireType' | 'grade' | 'masteryScore'>): Verdict {
  if (questionnaireType === 'PRE_TEST') return { label: labels.preTest, tone: 'primary' };
  return (grade ?? 0) >= masteryScore
    ? { label: labels.passed, tone: 'success' }
    : { label: labels.failed, tone: 'danger' };
}

/** Returns whether another attempt remains (B4.6-15); null is unlimited. */
export function canRetry(triesLeft: number | null): boolean {
  return triesLeft === null || triesLeft > 0;
}
