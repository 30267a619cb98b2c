import type { QuestionType } from '@shared-kit/contracts/evaluations';
import { inShownOrder } from './shuffle.rules.ts';

const options = [1, 2, 3, 4, 5].map((id) => ({
  id,
  description: `Opção ${id}`,
  correct: id === 1,
  idCorrectAnswer: null,
}));
const order = (idQuestionnaire: number, shuffleOptions: 0 | 1 = 1, questionType: QuestionType = 'SINGLE_OPTION') =>
  inShownOrder({ shuffleOptions }, idQuestionnaire, { questionType, options }).map(({ id }) => id);

test('shuffles the options by questionnaire and keeps the order at every read', () => {
  expect(order(7)).toEqual(order(7));
  expect(order(7).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set([1, 2, 3, 4, 5, 6].map((id) => order(id).join()))).toHaveProperty('size', 6);
});

test('puts the correct option at every place about equally often', () => {
  const places = Array.from({ length: 1000 }, (_, index) => order(index + 1).indexOf(1));
  for (const place of [0, 1, 2, 3, 4]) {
    const share = places.filter((one) => one === place).length / places.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
  }
});

test('keeps the order of the file without the parameter, and that of true and false always', () => {
  expect(order(7, 0)).toEqual([1, 2, 3, 4, 5]);
  expect(order(7, 1, 'TRUE_OR_FALSE')).toEqual([1, 2, 3, 4, 5]);
});
