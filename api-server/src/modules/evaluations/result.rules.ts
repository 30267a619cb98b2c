import type { EvaluationParameters, QuestionnaireType } from '@shared-kit/contracts/evaluations';

/** `none`: the evaluation has no answer summary. `pending`: it shows after the last try. */
export type SummaryState = 'none' | 'pending' | 'shown';

interface Tries {
  /** null is unlimited. */
  readonly triesLeft: number | null;
  /** True when any try passed. */
  readonly isPassed: boolean;
  /** True while a further try is in progress. */
  readonly isAnotherOpen: boolean;
}

/**
 * Returns whether the answer summary is readable. With `summaryAfterLastTry` it waits until no try is left, so that it
 * doesn't answer the next one; without a limit of tries, until one has passed (decision 421).
 */
export function summaryState(
  parameters: Pick<EvaluationParameters, 'showResponseSummary' | 'summaryAfterLastTry'>,
  { triesLeft, isPassed, isAnotherOpen }: Tries,
): SummaryState {
  if (parameters.showResponseSummary !== 1) return 'none';
  if (parameters.summaryAfterLastTry !== 1) return 'shown';
  const isOver = triesLeft === null ? isPassed : triesLeft === 0;
  return isOver && !isAnotherOpen ? 'shown' : 'pending';
}

/** Returns the closing text of the verdict, or the common one (decision 422). A pre-test has no verdict. */
export function closingTextOf(
  { closingText, passedText, failedText }: Pick<EvaluationParameters, 'closingText' | 'passedText' | 'failedText'>,
  { questionnaire_type, passed }: { readonly questionnaire_type: QuestionnaireType; readonly passed: boolean },
): string {
  if (questionnaire_type === 'PRE_TEST') return closingText;
  return (passed ? passedText : failedText) || closingText;
}
