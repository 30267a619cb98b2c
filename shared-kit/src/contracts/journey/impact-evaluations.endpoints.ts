import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema } from 'shared-kit/contracts/core';
import { impactEvaluationTypes, questionnaireStatuses } from 'shared-kit/contracts/evaluations';

/** B3-14: what is to be said of a finished training some time later, by its learner or by whoever leads them. */
export const impactEvaluationSchema = z.object({
  /** The training's title on the day that it was finished. */
  title: z.string(),
  evaluationType: z.enum(impactEvaluationTypes),
  /** The learner's enrolment. */
  idEnrollment: idSchema,
  idEvaluation: idSchema,
  /** null until it is opened for the first time. */
  idQuestionnaire: z.nullable(idSchema),
  /** Who answers. */
  idUser: idSchema,
  /** Whom it is about; null where that is who answers. */
  learnerName: z.nullable(z.string()),
  creationDate: momentSchema,
  startDate: z.nullable(momentSchema),
  finishDate: z.nullable(momentSchema),
  expirationDate: momentSchema,
  /** The days there were for it. */
  daysToComplete: z.int(),
  /** By the server's clock. */
  status: z.enum(questionnaireStatuses),
});

const ofPerson = z.object({ idUser: idSchema });
const base = '/learning/students/:idUser';

/** B7.4-03: what the person has to answer, their own and their team's, newest first; 500 at most. */
export const listImpactEvaluations = defineEndpoint({
  id: 'journey.list-impact-evaluations',
  method: 'GET',
  path: `${base}/impact-evaluations`,
  access: 'session',
  summary: 'Avaliações de impacto a responder e respondidas',
  params: ofPerson,
  query: z.object({
    /** Both types when left out. */
    evaluationType: z.optional(z.enum(impactEvaluationTypes)),
    /** 1 lists only what can be answered now. */
    onlyPending: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1))),
  }),
  reply: z.object({ impactEvaluations: z.array(impactEvaluationSchema) }),
});

/** B7.4-04: whether there is one to answer of which the person still wants to be told. */
export const hasImpactEvaluationsToNotify = defineEndpoint({
  id: 'journey.has-impact-evaluations-to-notify',
  method: 'GET',
  path: `${base}/has-impact-evaluations-to-notify`,
  access: 'session',
  summary: 'Há avaliações de impacto pendentes a avisar?',
  params: ofPerson,
  reply: z.object({ hasImpactEvaluationsToNotify: z.boolean() }),
});

/** B7.4-05: the person has seen enough of those that are pending now; a later one is told of again. */
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
