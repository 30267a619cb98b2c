import type { AnswerItem } from './evaluation.schema.ts';
import type { QuestionType } from './evaluation-types.ts';

/** The part of a question that decides whether an answer is complete. */
interface QuestionToAnswer {
  readonly questionType: QuestionType;
  readonly options: readonly unknown[];
}

/** Answer of a person to one question: choices, or text, or both. */
export interface GivenAnswer {
  readonly answerData: readonly AnswerItem[];
  readonly answerText: string;
}

/** Returns whether a question counts as answered (B5-05, B5-09 to B5-11). */
export function isAnswered(
  { questionType, options }: QuestionToAnswer,
  { answerData, answerText }: GivenAnswer,
): boolean {
  const hasText = answerText.trim() !== '';
  switch (questionType) {
    case 'SINGLE_OPTION':
    case 'TRUE_OR_FALSE':
    case 'LIKERT_SCALE':
      return answerData.length === 1;
    case 'MULTI_OPTION':
      return answerData.length > 0;
    case 'CORRELATE':
    case 'MULTI_LIKERT_SCALE':
      return answerData.length === options.length;
    case 'SINGLE_OPTION_COMMENT':
      return answerData.length === 1 && hasText;
    case 'COMMENT':
      return hasText;
  }
}
