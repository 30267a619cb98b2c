import type { Answer, GivenAnswer, Question } from '@shared-kit/contracts/evaluations';

/** Current answer of the person to one question. */
export type AnswerDraft = GivenAnswer;

export const emptyDraft: AnswerDraft = { answerData: [], answerText: '' };

export function draftOf(answer: Answer): AnswerDraft {
  return { answerData: answer.answerData, answerText: answer.answerText };
}

export function isChosen({ answerData }: AnswerDraft, idQuestionOption: number): boolean {
  return answerData.some((item) => item.idQuestionOption === idQuestionOption);
}

/** Returns the single chosen option. */
export function chooseOne(draft: AnswerDraft, idQuestionOption: number): AnswerDraft {
  return { ...draft, answerData: [{ idQuestionOption }] };
}

/** Adds or removes an option and keeps the question's order. */
export function toggleOption(draft: AnswerDraft, { options }: Question, idQuestionOption: number): AnswerDraft {
  const chosen = options.filter(
    (option) => isChosen(draft, option.idQuestionOption) !== (option.idQuestionOption === idQuestionOption),
  );
  return { ...draft, answerData: chosen.map((option) => ({ idQuestionOption: option.idQuestionOption })) };
}

/** Parses a whole number from 1 to the number of options (B5-07); null for any other non-empty text. */
export function correlateNumber(text: string, count: number): number | '' | null {
  if (text === '') return '';
  if (!/^\d+$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= count ? number : null;
}

/** Returns the number assigned to an option of a CORRELATE question, or an empty text. */
export function numberOf(draft: AnswerDraft, question: Question, idQuestionOption: number): number | '' {
  const item = draft.answerData.find((given) => given.idQuestionOption === idQuestionOption);
  const index = question.optionAnswers.findIndex(
    (match) => match.idQuestionOptionAnswer === item?.idQuestionOptionAnswer,
  );
  return index === -1 ? '' : index + 1;
}

/** Assigns a number to an option of a CORRELATE question; an empty text removes it. */
export function giveNumber(
  draft: AnswerDraft,
  question: Question,
  idQuestionOption: number,
  number: number | '',
): AnswerDraft {
  const others = draft.answerData.filter((item) => item.idQuestionOption !== idQuestionOption);
  const match = number === '' ? undefined : question.optionAnswers[number - 1];
  return {
    ...draft,
    answerData: match
      ? [...others, { idQuestionOption, idQuestionOptionAnswer: match.idQuestionOptionAnswer }]
      : others,
  };
}
