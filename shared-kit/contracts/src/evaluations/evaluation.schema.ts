import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import {
  COMMENT_MAX_LENGTH,
  evaluationTypes,
  questionTypes,
  questionnaireStatuses,
  questionnaireTypes,
} from './evaluation-types.ts';

/** Grade from 0 to 100. */
const gradeSchema = z.number().check(z.minimum(0), z.maximum(100));

/** Question (B3-12). Never reveals the correct option. */
export const questionSchema = z.object({
  idQuestion: idSchema,
  statement: z.string(),
  questionType: z.enum(questionTypes),
  mandatory: flagSchema,
  options: z.array(z.object({ idQuestionOption: idSchema, description: z.string() })),
  scales: z.array(z.object({ idQuestionScale: idSchema, title: z.string() })),
  /** CORRELATE: the matches of the options, numbered from 1 in this order. */
  optionAnswers: z.array(z.object({ idQuestionOptionAnswer: idSchema, description: z.string() })),
});

/** One choice within an answer (B3-11). The question's type decides which ids are set. */
export const answerItemSchema = z.object({
  idQuestionOption: z.optional(idSchema),
  idQuestionScale: z.optional(idSchema),
  idQuestionOptionAnswer: z.optional(idSchema),
});

/** Answer to one question (B3-11). */
export const answerSchema = z.object({
  idAnswer: idSchema,
  answerData: z.array(answerItemSchema),
  answerText: z.string(),
  /** True when the question is answered completely. */
  answerStatus: z.boolean(),
  question: questionSchema,
});

/** A user's answer to one question; an empty one removes the answer. */
export const answerInputSchema = z.object({
  answerData: z.array(answerItemSchema).check(z.maxLength(100)),
  answerText: z._default(z.string().check(z.maxLength(COMMENT_MAX_LENGTH)), ''),
  /** Id of the open page that sends; with `sequence` it lets the server drop late writes. */
  writer: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Increases with each answer of the writer. */
  sequence: z.int().check(z.nonnegative()),
});

/** Parameters of an evaluation (B3-10). */
export const evaluationParametersSchema = z.object({
  /** Seconds; null without a limit. */
  timeLimit: z.nullable(z.number()),
  /** Number of questions drawn for each questionnaire; null draws all. */
  questionAmount: z.nullable(z.number()),
  /** 1: the clock stops when the learner leaves the page. 0: it runs on at the server (decision 420). */
  pauseOnLeave: flagSchema,
  lockNavigation: flagSchema,
  /** null is unlimited. */
  maxTries: z.nullable(z.number()),
  showResponseSummary: flagSchema,
  /** 1: the answer summary waits for the last try (decision 421). */
  summaryAfterLastTry: flagSchema,
  /** 1: every questionnaire shows the options in an order of its own (decision 423). */
  shuffleOptions: flagSchema,
  lockAfterApproval: flagSchema,
  closingText: z.string(),
  /** Closing text after a pass; empty selects `closingText` (decision 422). */
  passedText: z.string(),
  /** Closing text after a failure; empty selects `closingText`. */
  failedText: z.string(),
});

/** Questionnaire: one attempt at an evaluation (B3-10). */
export const questionnaireSchema = z.object({
  idQuestionnaire: idSchema,
  idEvaluation: idSchema,
  startDate: momentSchema,
  finishDate: z.nullable(momentSchema),
  grade: z.nullable(gradeSchema),
  idNodeEnrollment: z.nullable(idSchema),
  status: z.enum(questionnaireStatuses),
});

/** Evaluation with one questionnaire of the learner (B3-10). */
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
  /** Tries left after this questionnaire; null is unlimited. */
  triesLeft: z.nullable(z.number()),
  parameters: evaluationParametersSchema,
  questionnaire: questionnaireSchema,
  /** Number of questions, also while `answers` is closed. */
  totalQuestions: z.number(),
  /** Number of answered questions, also while `answers` is closed. */
  totalAnswered: z.number(),
  /** True while the server's clock of the questionnaire runs. */
  isClockRunning: z.boolean(),
  /** Pauses that still stop the clock (decision 530); null when it has no limit or never stops. */
  pausesLeft: z.nullable(z.int()),
  /**
   * Answers in the order of the questions. Those of a knowledge evaluation are empty until its player was opened (the
   * first PUT of the time), and while the clock of a timed one is paused.
   */
  answers: z.array(answerSchema),
  /** Seconds; null without a limit. */
  timeLeft: z.nullable(z.number()),
  /** The training's title; empty for an evaluation without a training. */
  nodeTitle: z.string(),
});

/** Result of a questionnaire (B3-13). */
export const evaluationResultSchema = z.object({
  idQuestionnaire: idSchema,
  grade: z.nullable(gradeSchema),
  masteryScore: gradeSchema,
  /** Number of finished questionnaires. */
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
  /** True when the server finished it because the time was over. */
  timedOut: z.boolean(),
  /** True when the answer summary shows after the last try. */
  isSummaryPending: z.boolean(),
  /** Empty unless the evaluation shows its answer summary now. */
  summary: z.array(z.object({ idAnswer: idSchema, statement: z.string(), isCorrect: z.boolean() })),
  /** Points for passing; 0 when none were given. */
  earnPoints: z.number(),
  totalUserPoints: z.number(),
});

/** Offer of an impact evaluation to the learner of a finished training (B4.10-01). */
export const impactOfferSchema = z.object({
  idEnrollment: idSchema,
  idEvaluation: idSchema,
  /** The training's title. */
  title: z.string(),
  availableUntilDays: z.int(),
  expirationDate: momentSchema,
});

/** Option of an answered question (A3-26). */
export const answeredOptionSchema = z.object({
  idQuestionOption: idSchema,
  description: z.string(),
  selected: z.boolean(),
  isCorrect: z.boolean(),
  /** CORRELATE: the chosen and the correct match; otherwise empty. */
  match: z.string(),
  correctMatch: z.string(),
});

/** Question of a finished questionnaire, with the chosen and the correct options (B7.3-11). */
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
