import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from 'shared-kit/contracts/core';
import {
  COMMENT_MAX_LENGTH,
  evaluationTypes,
  questionTypes,
  questionnaireStatuses,
  questionnaireTypes,
} from './evaluation-types.ts';

/** 0 to 100. */
const gradeSchema = z.number().check(z.minimum(0), z.maximum(100));

/** B3-12. Which option is right is never among it. */
export const questionSchema = z.object({
  idQuestion: idSchema,
  statement: z.string(),
  questionType: z.enum(questionTypes),
  mandatory: flagSchema,
  options: z.array(z.object({ idQuestionOption: idSchema, description: z.string() })),
  scales: z.array(z.object({ idQuestionScale: idSchema, title: z.string() })),
  /** CORRELATE: what the options are matched with, numbered from 1 in this order. */
  optionAnswers: z.array(z.object({ idQuestionOptionAnswer: idSchema, description: z.string() })),
});

/** B3-11: one choice within an answer. Which ids are set depends on the question's type. */
export const answerItemSchema = z.object({
  idQuestionOption: z.optional(idSchema),
  idQuestionScale: z.optional(idSchema),
  idQuestionOptionAnswer: z.optional(idSchema),
});

/** B3-11. */
export const answerSchema = z.object({
  idAnswer: idSchema,
  answerData: z.array(answerItemSchema),
  answerText: z.string(),
  /** Answered in full. */
  answerStatus: z.boolean(),
  question: questionSchema,
});

/** What a person answers to one question; empty takes the answer back. */
export const answerInputSchema = z.object({
  answerData: z.array(answerItemSchema).check(z.maxLength(100)),
  answerText: z._default(z.string().check(z.maxLength(COMMENT_MAX_LENGTH)), ''),
  /** Names the open page that sends; with `sequence` it lets the server drop what arrives late. */
  writer: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Grows with each answer of the writer. */
  sequence: z.int().check(z.nonnegative()),
});

/** B3-10. */
export const evaluationParametersSchema = z.object({
  /** Seconds; null has no limit. */
  timeLimit: z.nullable(z.number()),
  /** Questions drawn for each questionnaire; null draws all. */
  questionAmount: z.nullable(z.number()),
  lockNavigation: flagSchema,
  /** null is unlimited. */
  maxTries: z.nullable(z.number()),
  showResponseSummary: flagSchema,
  lockAfterApproval: flagSchema,
  closingText: z.string(),
});

/** B3-10: one go at an evaluation. */
export const questionnaireSchema = z.object({
  idQuestionnaire: idSchema,
  idEvaluation: idSchema,
  startDate: momentSchema,
  finishDate: z.nullable(momentSchema),
  grade: z.nullable(gradeSchema),
  idNodeEnrollment: z.nullable(idSchema),
  status: z.enum(questionnaireStatuses),
});

/** B3-10: an evaluation with one questionnaire of the learner. */
export const evaluationSchema = z.object({
  idEvaluation: idSchema,
  /** An unknown type is shown as not found (B2.8-07). */
  evaluationType: z.string(),
  evaluationMasteryScore: gradeSchema,
  title: z.string(),
  description: z.string(),
  questionnaireType: z.enum(questionnaireTypes),
  /** null is unlimited. */
  maxTries: z.nullable(z.number()),
  /** Tries left once this questionnaire is finished; null is unlimited. */
  triesLeft: z.nullable(z.number()),
  parameters: evaluationParametersSchema,
  questionnaire: questionnaireSchema,
  /** How many questions there are, also while `answers` is still closed. */
  totalQuestions: z.number(),
  /** In the order they are asked. Those of a knowledge evaluation stay empty until its player was opened (the first PUT of the time). */
  answers: z.array(answerSchema),
  /** Seconds; null has no limit. */
  timeLeft: z.nullable(z.number()),
  /** The training's title; empty where the evaluation stands alone. */
  nodeTitle: z.string(),
});

/** B3-13. */
export const evaluationResultSchema = z.object({
  idQuestionnaire: idSchema,
  grade: z.nullable(gradeSchema),
  masteryScore: gradeSchema,
  /** Questionnaires finished so far. */
  attempts: z.number(),
  /** null is unlimited. */
  triesLeft: z.nullable(z.number()),
  questionnaireType: z.enum(questionnaireTypes),
  evaluationType: z.enum(evaluationTypes),
  title: z.string(),
  description: z.string(),
  closingText: z.string(),
  passed: z.boolean(),
  finishDate: momentSchema,
  /** The server finished it because the time was over. */
  timedOut: z.boolean(),
  /** Empty unless the evaluation shows its answer summary. */
  summary: z.array(z.object({ idAnswer: idSchema, statement: z.string(), isCorrect: z.boolean() })),
  /** Points for passing; 0 when none were given. */
  earnPoints: z.number(),
  totalUserPoints: z.number(),
});

/** B4.10-01: a training was finished, and its learner may say what came of it. */
export const impactOfferSchema = z.object({
  idEnrollment: idSchema,
  idEvaluation: idSchema,
  /** The training's title. */
  title: z.string(),
  availableUntilDays: z.int(),
  expirationDate: momentSchema,
});

/** A3-26: an option of a question that was answered. */
export const answeredOptionSchema = z.object({
  idQuestionOption: idSchema,
  description: z.string(),
  selected: z.boolean(),
  isCorrect: z.boolean(),
  /** CORRELATE: what it was matched with, and what goes with it; else empty. */
  match: z.string(),
  correctMatch: z.string(),
});

/** B7.3-11: one question of a finished questionnaire, with what was chosen and what is right among its options. */
export const answerResultSchema = z.object({
  ...answerSchema.shape,
  isCorrect: z.boolean(),
  options: z.array(answeredOptionSchema),
});

export type Question = z.infer<typeof questionSchema>;
export type AnswerItem = z.infer<typeof answerItemSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type AnswerInput = z.infer<typeof answerInputSchema>;
export type EvaluationParameters = z.infer<typeof evaluationParametersSchema>;
export type Questionnaire = z.infer<typeof questionnaireSchema>;
export type Evaluation = z.infer<typeof evaluationSchema>;
export type EvaluationResult = z.infer<typeof evaluationResultSchema>;
export type ImpactOffer = z.infer<typeof impactOfferSchema>;
export type AnsweredOption = z.infer<typeof answeredOptionSchema>;
export type AnswerResult = z.infer<typeof answerResultSchema>;
