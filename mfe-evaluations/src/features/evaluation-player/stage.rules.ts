import type { Answer, Evaluation } from '@shared-kit/contracts/evaluations';

type Stage = 'INTRODUCTION' | 'PLAYER' | 'FEEDBACK';

/** Returns the stage at which an evaluation opens (B4.6-01 to B4.6-03). */
export function openingStage({
  questionnaire,
  totalAnswered,
}: Pick<Evaluation, 'questionnaire' | 'totalAnswered'>): Stage {
  if (questionnaire.finishDate !== null) return 'FEEDBACK';
  return totalAnswered > 0 ? 'PLAYER' : 'INTRODUCTION';
}

/** Returns the index after the last answered question, or the last index (B4.6-02). */
export function resumeIndex(answers: readonly Pick<Answer, 'answerStatus'>[]): number {
  const last = answers.findLastIndex((answer) => answer.answerStatus);
  return Math.min(last + 1, Math.max(0, answers.length - 1));
}

/** Returns the last reachable index: with locked navigation, the first unanswered question (B5-06). */
export function furthestIndex(answered: readonly boolean[], lockNavigation: boolean): number {
  const first = lockNavigation ? answered.indexOf(false) : -1;
  return first === -1 ? answered.length - 1 : first;
}

/** Returns the numbers of the unanswered questions, from 1. */
export function missingNumbers(answered: readonly boolean[]): number[] {
  return answered.flatMap((isAnswered, index) => (isAnswered ? [] : index + 1));
}
