import type { EvaluationType, QuestionType } from 'shared-kit/contracts/evaluations';
import { isAnswered } from './answer-check.rules.ts';
import type { GivenAnswer } from './answer-check.rules.ts';
import type { KnownQuestion } from './question.ts';

/** Questions that have a right answer. */
export const gradedTypes: ReadonlySet<QuestionType> = new Set([
  'SINGLE_OPTION',
  'TRUE_OR_FALSE',
  'MULTI_OPTION',
  'CORRELATE',
]);

/** Whether an answer is right as a whole; null where the question has no right answer. */
export function isCorrect(question: KnownQuestion, answer: GivenAnswer): boolean | null {
  if (!gradedTypes.has(question.questionType)) return null;
  if (!isAnswered(question, answer)) return false;
  if (question.questionType === 'CORRELATE') {
    const matched = new Map(answer.answerData.map((item) => [item.idQuestionOption, item.idQuestionOptionAnswer]));
    return question.options.every((option) => matched.get(option.id) === option.idCorrectAnswer);
  }
  const chosen = new Set(answer.answerData.map((item) => item.idQuestionOption));
  return question.options.every((option) => option.correct === chosen.has(option.id));
}

/** Share of right answers in percent, to two decimals; null where nothing is graded. Every question weighs the same. */
export function gradeOf(evaluationType: EvaluationType, corrections: readonly (boolean | null)[]): number | null {
  const graded = corrections.filter((correction) => correction !== null);
  if (evaluationType !== 'KNOWLEDGE' || graded.length === 0) return null;
  const right = graded.filter(Boolean).length;
  return Math.round((right / graded.length) * 10_000) / 100;
}

/** B4.6-11. A survey passes when it is sent. */
export function isPassed(evaluationType: EvaluationType, grade: number | null, masteryScore: number): boolean {
  if (evaluationType !== 'KNOWLEDGE') return true;
  return grade !== null && grade >= masteryScore;
}
