import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { impactEvaluationTypes, questionnaireStatuses } from '@shared-kit/contracts/evaluations';

/** Impact evaluation of a finished training (B3-14), answered later by its learner or by the learner's manager. */
export const impactEvaluationSchema = z.object({
  /** The training's title on the day it was finished. */
  title: z.string(),
  evaluationType: z.enum(impactEvaluationTypes),
  /** The learner's enrolment. */
  idEnrollment: idSchema,
  idEvaluation: idSchema,
  /** null until it is opened for the first time. */
  idQuestionnaire: z.nullable(idSchema),
  /** User who answers. */
  idUser: idSchema,
  /** Learner concerned; null when the learner answers. */
  learnerName: z.nullable(z.string()),
  creationDate: momentSchema,
  startDate: z.nullable(momentSchema),
  finishDate: z.nullable(momentSchema),
  expirationDate: momentSchema,
  /** Number of days to answer it. */
  daysToComplete: z.int(),
  /** Status by the server's clock. */
  status: z.enum(questionnaireStatuses),
});

const ofPerson = z.object({ idUser: idSchema });
const base = '/learning/students/:idUser';

/** Lists the user's impact evaluations, own and of the team, newest first; at most 500 (B7.4-03). */
export const listImpactEvaluations = defineEndpoint({
  id: 'journey.list-impact-evaluations',
  method: 'GET',
  path: `${base}/impact-evaluations`,
  access: 'session',
  summary: 'Avaliações de impacto a responder e respondidas',
  params: ofPerson,
  query: z.object({
    /** Both types by default. */
    evaluationType: z.optional(z.enum(impactEvaluationTypes)),
    /** 1 lists only evaluations that can be answered now. */
    onlyPending: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1))),
  }),
  reply: z.object({ impactEvaluations: z.array(impactEvaluationSchema) }),
});

/** Returns whether there is an evaluation to answer that the user still wants to be notified of (B7.4-04). */
export const hasImpactEvaluationsToNotify = defineEndpoint({
  id: 'journey.has-impact-evaluations-to-notify',
  method: 'GET',
  path: `${base}/has-impact-evaluations-to-notify`,
  access: 'session',
  summary: 'Há avaliações de impacto pendentes a avisar?',
  params: ofPerson,
  reply: z.object({ hasImpactEvaluationsToNotify: z.boolean() }),
});

/** Stops notifications of the evaluations that are pending now (B7.4-05); a later one is notified again. */
export const markImpactEvaluationsAsNotified = defineEndpoint({
  id: 'journey.mark-impact-evaluations-as-notified',
  method: 'PUT',
  path: `${base}/mark-impact-evaluations-as-notified`,
  access: 'session',
  inSupportAccess: 'closed',
  summary: 'Não avisa mais das avaliações de impacto pendentes',
  params: ofPerson,
  reply: z.object({ success: z.literal(true) }),
});

export type ImpactEvaluation = z.infer<typeof impactEvaluationSchema>;
