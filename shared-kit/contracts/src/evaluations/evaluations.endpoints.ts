import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import {
  answerInputSchema,
  answerResultSchema,
  evaluationResultSchema,
  evaluationSchema,
  impactOfferSchema,
  questionnaireSchema,
} from './evaluation.schema.ts';
import { questionnaireTypes } from './evaluation-types.ts';

/** Path of the questionnaires of an evaluation (B7.3-01). */
const base = '/learning/students/:idUser/enrollments/:idEnrollment/evaluations/:idEvaluation/questionnaires';

const ofEvaluation = z.object({ idUser: idSchema, idEnrollment: idSchema, idEvaluation: idSchema });
const ofQuestionnaire = z.object({ ...ofEvaluation.shape, idQuestionnaire: idSchema });
const ofAnswer = z.object({ ...ofQuestionnaire.shape, idAnswer: idSchema });

/** Refusal of an impact evaluation after its last day (B4.1-19). */
const impactErrors = { 'evaluations.impact-expired': 409 } as const;

const clockSchema = z.object({
  /** Seconds by the server's clock; null without a limit. */
  timeLeft: z.nullable(z.number()),
  finished: z.boolean(),
});

/**
 * Starts a questionnaire (B7.3-02, B7.3-03). Returns the running questionnaire, else the latest one, else a new one.
 * `idEvaluation` in the body requests a restart: a new one after a finished one, if tries are left.
 */
export const startQuestionnaire = defineEndpoint({
  id: 'evaluations.start-questionnaire',
  method: 'POST',
  path: base,
  access: 'session',
  summary: 'Inicia, retoma ou reinicia um questionário',
  params: ofEvaluation,
  body: z.object({
    idNodeEnrollment: z.optional(z.nullable(idSchema)),
    /** Defaults to the evaluation's own type. */
    questionnaireType: z.optional(z.enum(questionnaireTypes)),
    idEvaluation: z.optional(idSchema),
    idEnrollment: z.optional(idSchema),
    idUser: z.optional(idSchema),
  }),
  reply: z.object({ idQuestionnaire: idSchema, questionnaires: z.array(questionnaireSchema) }),
  errors: { 'evaluations.no-tries-left': 409, ...impactErrors },
});

/** Returns a questionnaire (B7.3-04). */
export const getQuestionnaire = defineEndpoint({
  id: 'evaluations.get-questionnaire',
  method: 'GET',
  path: `${base}/:idQuestionnaire`,
  access: 'session',
  summary: 'Avaliação com as respostas dadas até agora',
  params: ofQuestionnaire,
  reply: evaluationSchema,
});

/** Saves an answer (B7.3-05). Counts as a heartbeat; the same answer may arrive twice. */
export const saveAnswer = defineEndpoint({
  id: 'evaluations.save-answer',
  method: 'PUT',
  path: `${base}/:idQuestionnaire/answers/:idAnswer`,
  access: 'session',
  summary: 'Grava uma resposta',
  params: ofAnswer,
  body: answerInputSchema,
  reply: z.object({ idAnswer: idSchema, answerStatus: z.boolean(), savedAt: z.string(), ...clockSchema.shape }),
  errors: { 'evaluations.finished': 409, 'evaluations.not-open': 409, ...impactErrors },
});

/**
 * Saves the remaining time (B7.3-06): heartbeat of an open player (every 10 s and on exit). The first one starts the
 * clock.
 */
export const saveTime = defineEndpoint({
  id: 'evaluations.save-time',
  method: 'PUT',
  path: `${base}/:idQuestionnaire/time`,
  access: 'session',
  summary: 'Grava o tempo restante',
  params: ofQuestionnaire,
  body: z.object({
    /** Seconds; can only lower the server's value. null without a limit, or at the start. */
    timeLeft: z.nullable(z.number().check(z.nonnegative())),
    /** True when the user leaves the player: the clock stops if the evaluation allows it. */
    paused: z._default(z.boolean(), false),
    /** True when a page that was opened anew continues the questionnaire: ends the pause of a page that vanished. */
    resumed: z._default(z.boolean(), false),
  }),
  reply: clockSchema,
  errors: { ...impactErrors },
});

/**
 * Submits a questionnaire (B7.3-07, decision 31). A repeated call returns the same result. `impactEvaluation` is set
 * when it finished the training and created one.
 */
export const finishQuestionnaire = defineEndpoint({
  id: 'evaluations.finish-questionnaire',
  method: 'POST',
  path: `${base}/:idQuestionnaire/finish`,
  access: 'session',
  summary: 'Envia a avaliação',
  params: ofQuestionnaire,
  reply: z.object({ ...evaluationResultSchema.shape, impactEvaluation: z.nullable(impactOfferSchema) }),
  errors: { 'evaluations.unanswered': 409, 'evaluations.finished': 409, ...impactErrors },
});

/** Saves the draft of a survey (B7.3-09, decision 31). */
export const saveDraft = defineEndpoint({
  id: 'evaluations.save-draft',
  method: 'POST',
  path: `${base}/:idQuestionnaire/save`,
  access: 'session',
  summary: 'Grava o rascunho de uma pesquisa',
  params: ofQuestionnaire,
  body: z.object({
    answers: z.array(z.object({ idAnswer: idSchema, ...answerInputSchema.shape })).check(z.maxLength(200)),
  }),
  reply: z.object({ saved: z.number(), savedAt: z.string() }),
  errors: { 'evaluations.finished': 409, 'evaluations.not-a-survey': 409, ...impactErrors },
});

/** Returns the result of a questionnaire (B7.3-10). */
export const getResult = defineEndpoint({
  id: 'evaluations.get-result',
  method: 'GET',
  path: `${base}/:idQuestionnaire/result`,
  access: 'session',
  summary: 'Resultado de um questionário enviado',
  params: ofQuestionnaire,
  reply: evaluationResultSchema,
  errors: { 'evaluations.not-finished': 409 },
});

/** Returns the correction of one question of a finished questionnaire (B7.3-11). */
export const getAnswerResult = defineEndpoint({
  id: 'evaluations.get-answer-result',
  method: 'GET',
  path: `${base}/:idQuestionnaire/answers/:idAnswer/result`,
  access: 'session',
  summary: 'Gabarito de uma questão',
  params: ofAnswer,
  reply: answerResultSchema,
  errors: { 'evaluations.not-finished': 409, 'evaluations.no-summary': 403 },
});
