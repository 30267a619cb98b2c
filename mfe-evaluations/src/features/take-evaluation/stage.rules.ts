import type { Answer, Evaluation } from 'shared-kit/contracts/evaluations';

type Stage = 'INTRODUCTION' | 'PLAYER' | 'FEEDBACK';

/** Where an evaluation opens (B4.6-01 to B4.6-03). */
export function openingStage({ questionnaire, answers }: Pick<Evaluation, 'questionnaire' | 'answers'>): Stage {
  if (questionnaire.finishDate !== null) return 'FEEDBACK';
  return answers.some((answer) => answer.answerStatus) ? 'PLAYER' : 'INTRODUCTION';
}

/** The question after the last answered one; the last answered one where there is none after it (B4.6-02). */
export function resumeIndex(answers: readonly Pick<Answer, 'answerStatus'>[]): number {
  const last = answers.findLastIndex((answer) => answer.answerStatus);
  return Math.min(last + 1, Math.max(0, answers.length - 1));
}

/** How far one may go: with locked navigation, up to the first question that is not answered (B5-06). */
export function furthestIndex(answered: readonly boolean[], lockNavigation: boolean): number {
  const first = lockNavigation ? answered.indexOf(false) : -1;
  return first === -1 ? answered.length - 1 : first;
}

/** Numbers of the questions without an answer, from 1. */
export function missingNumbers(answered: readonly boolean[]): number[] {
  return answered.flatMap((isAnswered, index) => (isAnswered ? [] : index + 1));
}
