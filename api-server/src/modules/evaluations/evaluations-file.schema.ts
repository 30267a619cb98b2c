import { COMMENT_MAX_LENGTH, evaluationTypes } from '@shared-kit/contracts/evaluations';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Boolean flag: `true`, `1` and `'1'` all mean yes (decision 32). */
const flag = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]),
  z.transform((value) => (value === true || value === 1 || value === '1' ? (1 as const) : (0 as const))),
);

const closing = z._default(z.string().check(z.maxLength(2000)), '');

const common = {
  /** Must never change its meaning, because existing answers refer to it. */
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'use letras minúsculas, números e hífens')),
  statement: text(2000),
  mandatory: z._default(z.boolean(), true),
};

const choice = z.strictObject({ text: text(500), correct: z._default(z.boolean(), false) });
const scale = text(120);

const questionFile = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('SINGLE_OPTION'),
    options: z.array(choice).check(z.minLength(2), z.maxLength(12)),
  }),
  z.strictObject({
    ...common,
    type: z.literal('MULTI_OPTION'),
    options: z.array(choice).check(z.minLength(2), z.maxLength(12)),
  }),
  z.strictObject({ ...common, type: z.literal('TRUE_OR_FALSE'), answer: z.boolean() }),
  z.strictObject({
    ...common,
    type: z.literal('CORRELATE'),
    pairs: z.array(z.strictObject({ text: text(500), match: text(500) })).check(z.minLength(2), z.maxLength(12)),
  }),
  z.strictObject({
    ...common,
    type: z.literal('LIKERT_SCALE'),
    scales: z.array(scale).check(z.minLength(2), z.maxLength(10)),
  }),
  z.strictObject({
    ...common,
    type: z.literal('MULTI_LIKERT_SCALE'),
    options: z.array(text(500)).check(z.minLength(1), z.maxLength(20)),
    scales: z.array(scale).check(z.minLength(2), z.maxLength(10)),
  }),
  z.strictObject({
    ...common,
    type: z.literal('SINGLE_OPTION_COMMENT'),
    options: z.array(text(500)).check(z.minLength(2), z.maxLength(12)),
  }),
  z.strictObject({ ...common, type: z.literal('COMMENT') }),
]);

export const evaluationsFile = z.strictObject({
  evaluations: z.array(
    z.strictObject({
      key: common.key,
      type: z.enum(evaluationTypes),
      title: text(200),
      description: z._default(z.string().check(z.maxLength(COMMENT_MAX_LENGTH)), ''),
      /** Percent needed to pass a knowledge evaluation. */
      masteryScore: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
      /** Overridden by `parameters.maxTries`. */
      maxTries: z._default(z.nullable(z.int().check(z.positive())), null),
      parameters: z._default(
        z.strictObject({
          /** Seconds. */
          timeLimit: z._default(z.nullable(z.int().check(z.minimum(10), z.maximum(86_400))), null),
          questionAmount: z._default(z.nullable(z.int().check(z.positive())), null),
          pauseOnLeave: z._default(flag, 1),
          lockNavigation: z._default(flag, 0),
          maxTries: z._default(z.nullable(z.int().check(z.positive())), null),
          showResponseSummary: z._default(flag, 0),
          summaryAfterLastTry: z._default(flag, 1),
          shuffleOptions: z._default(flag, 0),
          lockAfterApproval: z._default(flag, 0),
          closingText: closing,
          passedText: closing,
          failedText: closing,
        }),
        {
          timeLimit: null,
          questionAmount: null,
          pauseOnLeave: 1,
          lockNavigation: 0,
          maxTries: null,
          showResponseSummary: 0,
          summaryAfterLastTry: 1,
          shuffleOptions: 0,
          lockAfterApproval: 0,
          closingText: '',
          passedText: '',
          failedText: '',
        },
      ),
      questions: z.array(questionFile).check(z.minLength(1), z.maxLength(200)),
    }),
  ),
});

export type EvaluationFile = z.output<typeof evaluationsFile>['evaluations'][number];
export type QuestionFile = z.output<typeof questionFile>;
