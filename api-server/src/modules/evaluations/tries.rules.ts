import { isImpactEvaluation } from '@shared-kit/contracts/evaluations';
import type { EvaluationParameters, QuestionnaireType } from '@shared-kit/contracts/evaluations';

/**
 * Returns the number of attempts allowed in all; null is unlimited (decision 32). Pre-tests and impact evaluations
 * allow one.
 */
export function allowedTries(
  evaluation: { readonly parameters: Pick<EvaluationParameters, 'maxTries'>; readonly maxTries: number | null },
  questionnaireType: QuestionnaireType,
): number | null {
  if (questionnaireType === 'PRE_TEST' || isImpactEvaluation(questionnaireType)) return 1;
  return evaluation.parameters.maxTries ?? evaluation.maxTries;
}

/**
 * Returns the attempts left after the finished ones; null is unlimited. A pass uses up the rest when the evaluation
 * locks (B4.6-14).
 */
export function triesLeft(
  allowed: number | null,
  finished: number,
  options: { passed: boolean; lockAfterApproval: boolean },
): number | null {
  if (options.passed && options.lockAfterApproval) return 0;
  return allowed === null ? null : Math.max(0, allowed - finished);
}
