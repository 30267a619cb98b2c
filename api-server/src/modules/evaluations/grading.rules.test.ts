import type { AnswerItem, QuestionType } from '@shared-kit/contracts/evaluations';
import { isAnswered, questionTypes } from '@shared-kit/contracts/evaluations';
import { answerFault } from './answer-check.rules.ts';
import { gradeOf, gradedTypes, isCorrect, isPassed } from './grading.rules.ts';
import type { KnownQuestion } from './question.types.ts';

/** Mulberry32: yields the same numbers in every run. */
function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function makeQuestion(questionType: QuestionType, next: () => number): KnownQuestion {
  const count = 2 + Math.floor(next() * 5);
  const single = Math.floor(next() * count);
  const rotation = Math.floor(next() * count);
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const multi = ids.map(() => next() < 0.5);
  if (!multi.includes(true)) multi[single] = true;
  return {
    idQuestion: 1,
    questionType,
    statement: '',
    mandatory: true,
    active: true,
    options: ids.map((id, index) => ({
      id,
      description: `o${id}`,
      correct: questionType === 'MULTI_OPTION' ? multi[index] === true : index === single,
      idCorrectAnswer: questionType === 'CORRELATE' ? 100 + ((index + rotation) % count) : null,
    })),
    optionAnswers: ids.map((_, index) => ({ id: 100 + index, description: `r${index}` })),
    scales: ids.map((id) => ({ id: 200 + id, title: `e${id}` })),
  };
}

function keyOf(question: KnownQuestion): AnswerItem[] {
  if (question.questionType === 'CORRELATE') {
    return question.options.map((option) => ({
      idQuestionOption: option.id,
      idQuestionOptionAnswer: option.idCorrectAnswer ?? 0,
    }));
  }
  return question.options.filter((option) => option.correct).map((option) => ({ idQuestionOption: option.id }));
}

const given = (answerData: AnswerItem[], answerText = '') => ({ answerData, answerText });
const rounds = 500;

describe.each([...gradedTypes])('%s questions', (questionType) => {
  const next = randomSource(questionType.length);
  const questions = Array.from({ length: rounds }, () => makeQuestion(questionType, next));

  test('accepts the key as correct and well-formed, in any order', () => {
    for (const question of questions) {
      const key = keyOf(question);
      expect(answerFault(question, given(key))).toBeUndefined();
      expect(isAnswered(question, given(key))).toBe(true);
      expect(isCorrect(question, given(key.toReversed()))).toBe(true);
    }
  });

  test('grades the key with any choice left out as wrong', () => {
    for (const question of questions) {
      for (const index of keyOf(question).keys())
        expect(isCorrect(question, given(keyOf(question).toSpliced(index, 1)))).toBe(false);
    }
  });

  test('grades the key with any choice changed as wrong', () => {
    for (const question of questions) {
      const key = keyOf(question);
      const index = Math.floor(next() * key.length);
      const changed =
        questionType === 'CORRELATE'
          ? key.with(index, {
              ...key[index],
              idQuestionOptionAnswer: otherThan(question.optionAnswers, key[index]?.idQuestionOptionAnswer),
            })
          : key.with(index, { idQuestionOption: otherThan(question.options, key[index]?.idQuestionOption) });
      expect(isCorrect(question, given(changed))).toBe(false);
    }
  });

  test('grades an empty answer as wrong and not answered', () => {
    for (const question of questions) {
      expect(isAnswered(question, given([]))).toBe(false);
      expect(isCorrect(question, given([]))).toBe(false);
    }
  });

  test('rejects an option of another question', () => {
    for (const question of questions)
      expect(answerFault(question, given([{ idQuestionOption: 999, idQuestionOptionAnswer: 100 }]))).toBeDefined();
  });
});

function otherThan(list: readonly { readonly id: number }[], id: number | undefined): number {
  return list.find((one) => one.id !== id)?.id ?? 0;
}

test('grades MULTI_OPTION with one option too many as wrong', () => {
  const next = randomSource(7);
  for (let round = 0; round < rounds; round += 1) {
    const question = makeQuestion('MULTI_OPTION', next);
    const extra = question.options.find((option) => !option.correct);
    if (!extra) continue;
    expect(isCorrect(question, given([...keyOf(question), { idQuestionOption: extra.id }]))).toBe(false);
  }
});

test('keeps the grade between 0 and 100, raises it with every correct answer, and reaches 100 only when all are correct', () => {
  for (let count = 1; count <= 60; count += 1) {
    let before = -1;
    for (let right = 0; right <= count; right += 1) {
      const grade =
        gradeOf(
          'KNOWLEDGE',
          Array.from({ length: count }, (_, index) => index < right),
        ) ?? -1;
      expect(grade).toBeGreaterThan(before);
      expect(grade === 100).toBe(right === count);
      before = grade;
    }
  }
});

test('gives questions without a correct answer no weight, and surveys no grade', () => {
  expect(gradeOf('KNOWLEDGE', [true, null, null, false])).toBe(50);
  expect(gradeOf('KNOWLEDGE', [null])).toBeNull();
  for (const type of ['REACTION', 'IMPACT', 'STUDENT_IMPACT'] as const) expect(gradeOf(type, [true, true])).toBeNull();
});

test('requires at least the mastery score to pass [B4.2-12] [B4.6-11]', () => {
  expect(isPassed('KNOWLEDGE', 70, 70)).toBe(true);
  expect(isPassed('KNOWLEDGE', 69.99, 70)).toBe(false);
  expect(isPassed('KNOWLEDGE', null, 0)).toBe(false);
});

describe('answered questions', () => {
  const next = randomSource(3);
  const question = (type: QuestionType) => makeQuestion(type, next);

  test('CORRELATE requires as many answers as options [B5-05]', () => {
    const correlate = question('CORRELATE');
    const all = keyOf(correlate);
    expect(isAnswered(correlate, given(all))).toBe(true);
    expect(isAnswered(correlate, given(all.slice(1)))).toBe(false);
    expect(answerFault(correlate, given(all.slice(1)))).toBeUndefined();
  });

  test('SINGLE_OPTION_COMMENT requires an option and a text, COMMENT a text [B5-09] [B5-10]', () => {
    const both = question('SINGLE_OPTION_COMMENT');
    expect(isAnswered(both, given([{ idQuestionOption: 1 }]))).toBe(false);
    expect(isAnswered(both, given([], 'texto'))).toBe(false);
    expect(isAnswered(both, given([{ idQuestionOption: 1 }], 'texto'))).toBe(true);
    expect(isAnswered(question('COMMENT'), given([], '   '))).toBe(false);
    expect(isAnswered(question('COMMENT'), given([], 'texto'))).toBe(true);
  });

  test('MULTI_LIKERT_SCALE requires a scale value for each option [B5-11]', () => {
    const matrix = question('MULTI_LIKERT_SCALE');
    const all = matrix.options.map((option) => ({ idQuestionOption: option.id, idQuestionScale: 201 }));
    expect(isAnswered(matrix, given(all))).toBe(true);
    expect(isAnswered(matrix, given(all.slice(1)))).toBe(false);
    expect(answerFault(matrix, given([{ idQuestionOption: 1 }]))).toBeDefined();
  });

  test('no type accepts the same option twice', () => {
    for (const type of questionTypes) {
      const item = { idQuestionOption: 1, idQuestionScale: 201, idQuestionOptionAnswer: 100 };
      expect(answerFault(question(type), given([item, item]))).toBeDefined();
    }
  });
});
