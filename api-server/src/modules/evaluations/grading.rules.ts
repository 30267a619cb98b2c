import { isAnswered } from '@shared-kit/contracts/evaluations';
import type { EvaluationType, GivenAnswer, QuestionType } from '@shared-kit/contracts/evaluations';
import type { KnownQuestion } from './question.types.ts';

/** Types of the questions that have a correct answer. */
export const gradedTypes: ReadonlySet<QuestionType> = new Set([
  'SINGLE_OPTION',
  'TRUE_OR_FALSE',
  'MULTI_OPTION',
  'CORRELATE',
]);

/** Returns whether an answer is correct as a whole; null when the question has no correct answer. */
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

/**
 * Returns the share of correct answers in percent, to two decimals; null when nothing is graded. Every question has the
 * same weight.
 */
export function gradeOf(evaluationType: EvaluationType, corrections: readonly (boolean | null)[]): number | null {
  const graded = corrections.filter((correction) => correction !== null);
  if (evaluationType !== 'KNOWLEDGE' || graded.length === 0) return null;
  const right = graded.filter(Boolean).length;
  return Math.round((right / graded.length) * 10_000) / 100;
}

/** Returns whether the grade passes (B4.6-11). A survey passes on submit. */
export function isPassed(evaluationType: EvaluationType, grade: number | null, masteryScore: number): boolean {
  if (evaluationType !== 'KNOWLEDGE') return true;
  return grade !== null && grade >= masteryScore;
}
