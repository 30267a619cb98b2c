import { isAnswered } from './answered.rules.ts';
import type { GivenAnswer } from './answered.rules.ts';
import type { QuestionType } from './evaluation-types.ts';

const options = [{}, {}, {}];
const items = (count: number): GivenAnswer['answerData'] =>
  Array.from({ length: count }, (_, index) => ({ idQuestionOption: index + 1 }));

/** Numbers of chosen items from 0 to 3 that complete a question, without and with a text. */
const complete: Record<QuestionType, { readonly bare: readonly number[]; readonly withText: readonly number[] }> = {
  SINGLE_OPTION: { bare: [1], withText: [1] },
  TRUE_OR_FALSE: { bare: [1], withText: [1] },
  LIKERT_SCALE: { bare: [1], withText: [1] },
  MULTI_OPTION: { bare: [1, 2, 3], withText: [1, 2, 3] },
  CORRELATE: { bare: [3], withText: [3] },
  MULTI_LIKERT_SCALE: { bare: [3], withText: [3] },
  SINGLE_OPTION_COMMENT: { bare: [], withText: [1] },
  COMMENT: { bare: [], withText: [0, 1, 2, 3] },
};

test.each(Object.entries(complete))('a question of type %s counts as answered', (type, { bare, withText }) => {
  const counts = (answerText: string) =>
    [0, 1, 2, 3].filter((count) =>
      isAnswered({ questionType: type as QuestionType, options }, { answerData: items(count), answerText }),
    );
  expect([counts(''), counts('  '), counts('porque sim')]).toEqual([bare, bare, withText]);
});
