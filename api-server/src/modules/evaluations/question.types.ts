import type { QuestionType } from '@shared-kit/contracts/evaluations';

export interface Option {
  readonly id: number;
  readonly description: string;
  readonly correct: boolean;
  /** CORRELATE only: the answer that it is matched with. */
  readonly idCorrectAnswer: number | null;
}

/** Question with its correct answers. Presenters decide which fields leave the server. */
export interface KnownQuestion {
  readonly idQuestion: number;
  readonly questionType: QuestionType;
  readonly statement: string;
  readonly mandatory: boolean;
  readonly active: boolean;
  readonly options: readonly Option[];
  readonly optionAnswers: readonly { readonly id: number; readonly description: string }[];
  readonly scales: readonly { readonly id: number; readonly title: string }[];
}
