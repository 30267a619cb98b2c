import type * as z from 'zod/mini';
import { evaluationsFile } from './evaluations-file.schema.ts';
import { evaluationFaults, questionParts } from './question-file.rules.ts';

type Input = z.input<typeof evaluationsFile>['evaluations'][number];

function fileOf(input: Partial<Input>) {
  const base: Input = {
    key: 'a',
    type: 'KNOWLEDGE',
    title: 'A',
    questions: [{ key: 'q', type: 'TRUE_OR_FALSE', statement: 'S', answer: true }],
  };
  const [evaluation] = evaluationsFile.parse({ evaluations: [{ ...base, ...input }] }).evaluations;
  if (!evaluation) throw new Error('no evaluation');
  return evaluation;
}

const two = [
  { text: 'a', correct: true },
  { text: 'b', correct: true },
];

test.each([
  [
    'two right options in a single choice',
    { questions: [{ key: 'q', type: 'SINGLE_OPTION', statement: 'S', options: two }] },
    'questions.0.options',
  ],
  [
    'no right option',
    { questions: [{ key: 'q', type: 'MULTI_OPTION', statement: 'S', options: [{ text: 'a' }, { text: 'b' }] }] },
    'questions.0.options',
  ],
  [
    'the same match twice',
    {
      questions: [
        {
          key: 'q',
          type: 'CORRELATE',
          statement: 'S',
          pairs: [
            { text: 'a', match: 'x' },
            { text: 'b', match: 'x' },
          ],
        },
      ],
    },
    'questions.0.pairs.1.match',
  ],
  ['nothing that can be graded', { questions: [{ key: 'q', type: 'COMMENT', statement: 'S' }] }, 'questions'],
  ['more questions than there are', { parameters: { questionAmount: 2 } }, 'parameters.questionAmount'],
  ['a clock that runs on without a time limit', { parameters: { pauseOnLeave: 0 } }, 'parameters.pauseOnLeave'],
  ['a survey with a clock', { type: 'REACTION', parameters: { timeLimit: 60 } }, 'parameters.timeLimit'],
] satisfies [string, Partial<Input>, string][])('names the field of %s', (_, input, field) => {
  expect(evaluationFaults(fileOf(input)).map((fault) => fault.field.join('.'))).toEqual([field]);
});

test('finds no fault in a valid question', () => {
  expect(evaluationFaults(fileOf({}))).toEqual([]);
});

test('does not reveal the pairs of CORRELATE by the order of its answers', () => {
  const { optionAnswers } = questionParts(
    fileOf({
      questions: [
        {
          key: 'q',
          type: 'CORRELATE',
          statement: 'S',
          pairs: [
            { text: '1', match: 'zinco' },
            { text: '2', match: 'água' },
            { text: '3', match: 'mel' },
          ],
        },
      ],
    }).questions[0] ?? { type: 'COMMENT', key: '', statement: '', mandatory: true },
  );
  expect(optionAnswers).toEqual(['água', 'mel', 'zinco']);
});
