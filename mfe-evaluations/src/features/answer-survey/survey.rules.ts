import type { Answer } from '@shared-kit/contracts/evaluations';

/** Returns whether a survey can be submitted: all mandatory questions are answered (B4.6-18, B5-08). */
export function isComplete(answers: readonly Pick<Answer, 'question'>[], answered: readonly boolean[]): boolean {
  return answers.every(({ question }, index) => answered[index] === true || question.mandatory === 0);
}
