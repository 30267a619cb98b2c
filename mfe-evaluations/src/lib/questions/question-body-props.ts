import type { Answer } from '@shared-kit/contracts/evaluations';
import type { AnswerDraft } from '../answers/answer-draft.rules.ts';

/** Props of the answer fields of every question type. */
export interface QuestionBodyProps {
  readonly answer: Answer;
  readonly draft: AnswerDraft;
  readonly onAnswer: (draft: AnswerDraft) => void;
}
