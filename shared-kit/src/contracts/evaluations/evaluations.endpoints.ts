import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from 'shared-kit/contracts/core';
import {
  answerInputSchema,
  answerResultSchema,
  evaluationResultSchema,
  evaluationSchema,
  impactOfferSchema,
  questionnaireSchema,
} from './evaluation.schema.ts';
import { questionnaireTypes } from './evaluation-types.ts';

/** B7.3-01. */
const base = '/learning/students/:idUser/enrollments/:idEnrollment/evaluations/:idEvaluation/questionnaires';

const ofEvaluation = z.object({ idUser: idSchema, idEnrollment: idSchema, idEvaluation: idSchema });
const ofQuestionnaire = z.object({ ...ofEvaluation.shape, idQuestionnaire: idSchema });
const ofAnswer = z.object({ ...ofQuestionnaire.shape, idAnswer: idSchema });

/** An impact evaluation, after its last day (B4.1-19). */
const impactErrors = { 'evaluations.impact-expired': 409 } as const;

const clockSchema = z.object({
  /** Seconds as the server counts them; null has no limit. */
  timeLeft: z.nullable(z.number()),
  finished: z.boolean(),
});

/**
 * B7.3-02, B7.3-03. Gives the questionnaire that is under way, else the latest one, else a new one. With `idEvaluation` in
 * the body it is a restart: a new one after a finished one, if tries are left.
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
    /** The evaluation's own type when left out. */
    questionnaireType: z.optional(z.enum(questionnaireTypes)),
    idEvaluation: z.optional(idSchema),
    idEnrollment: z.optional(idSchema),
    idUser: z.optional(idSchema),
  }),
  reply: z.object({ idQuestionnaire: idSchema, questionnaires: z.array(questionnaireSchema) }),
  errors: { 'evaluations.no-tries-left': 409, ...impactErrors },
});

/** B7.3-04. */
export const getQuestionnaire = defineEndpoint({
  id: 'evaluations.get-questionnaire',
  method: 'GET',
  path: `${base}/:idQuestionnaire`,
  access: 'session',
  summary: 'Avaliação com as respostas dadas até agora',
  params: ofQuestionnaire,
  reply: evaluationSchema,
});

/** B7.3-05. Counts as a heartbeat; the same answer twice is harmless. */
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

/** B7.3-06: the heartbeat of an open player (every 10 s and on exit); the first one starts the clock. */
export const saveTime = defineEndpoint({
  id: 'evaluations.save-time',
  method: 'PUT',
  path: `${base}/:idQuestionnaire/time`,
  access: 'session',
  summary: 'Grava o tempo restante',
  params: ofQuestionnaire,
  body: z.object({
    /** Seconds; can only lower what the server counts. null where there is no limit, or at the start. */
    timeLeft: z.nullable(z.number().check(z.nonnegative())),
    /** The player is being left: the clock stops. */
    paused: z._default(z.boolean(), false),
  }),
  reply: clockSchema,
  errors: { ...impactErrors },
});

/** B7.3-07, decision 31: the submit. A second one gives the same result. `impactEvaluation`: what it has made, by finishing the training. */
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

/** B7.3-09, decision 31: keeps the draft of a survey. */
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

/** B7.3-10. */
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

/** B7.3-11. */
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
