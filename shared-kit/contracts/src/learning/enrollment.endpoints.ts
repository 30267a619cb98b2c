import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, flagSchema, idSchema } from '@shared-kit/contracts/core';
import { enrollmentSchema, nodeEnrollmentSchema, renewalSchema, teamSchema } from './enrollment.schema.ts';
import { navigationMapSchema } from './navigation-map.schema.ts';
import { cardElementSchema, nodeSchema } from './node.schema.ts';
import { trainingStepsSchema } from './training-steps.schema.ts';

const nodeCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const ofStudent = { idUser: idSchema, idEnrollment: idSchema };

/** Refusals of all calls that open an item (decision 27). */
export const openingErrors = {
  'learning.item-locked': 403,
  'learning.enrollment-expired': 403,
} as const;

const enrollmentNodeReply = z.object({
  node: nodeSchema,
  enrollment: enrollmentSchema,
  /** null until the level page has created one (B4.4-02). */
  nodeEnrollment: z.nullable(nodeEnrollmentSchema),
  /** Steps of the whole training, also on the page of one of its nodes. */
  steps: trainingStepsSchema,
  /** 1 when the learner may enrol once more (decision 30). */
  canReenroll: flagSchema,
  /** The earlier completion whose validity this enrolment renews; null for any other enrolment. */
  renews: z.nullable(renewalSchema),
});

/** Returns the training of an enrolment (B7.1-08). */
export const getEnrollment = defineEndpoint({
  id: 'learning.get-enrollment',
  method: 'GET',
  path: '/learning/students/:idUser/enrollments/:idEnrollment',
  access: 'session',
  summary: 'O treinamento de uma matrícula',
  params: z.object(ofStudent),
  reply: enrollmentNodeReply,
  isReadableOffline: true,
});

/** Returns one of the training's nodes inside an enrolment (B7.1-08). */
export const getEnrollmentNode = defineEndpoint({
  id: 'learning.get-enrollment-node',
  method: 'GET',
  path: '/learning/students/:idUser/enrollments/:idEnrollment/nodes/:idNode',
  access: 'session',
  summary: 'Um nó dentro de uma matrícula',
  params: z.object({ ...ofStudent, idNode: nodeCodeSchema }),
  reply: enrollmentNodeReply,
  errors: openingErrors,
  isReadableOffline: true,
});

/** Returns the navigation map of a node or of the whole training (B7.1-09). */
export const getNavigationMap = defineEndpoint({
  id: 'learning.get-navigation-map',
  method: 'GET',
  path: '/learning/students/:idUser/enrollments/:idEnrollment/navigation-map',
  access: 'session',
  summary: 'O mapa de um nó, ou do treinamento inteiro',
  params: z.object(ofStudent),
  query: z.object({
    nodeCode: z.optional(nodeCodeSchema),
    fullMap: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1))),
  }),
  reply: navigationMapSchema,
  isReadableOffline: true,
});

/**
 * Lists enrolments in progress, latest access first (B7.1-10). `status` is the status of the training; only PUBLISHED
 * ones are listed.
 */
export const listEnrollmentsInProgress = defineEndpoint({
  id: 'learning.list-enrollments-in-progress',
  method: 'GET',
  path: '/learning/students/:idUser/enrollments-in-progress',
  access: 'session',
  summary: 'Treinamentos em andamento',
  params: z.object({ idUser: idSchema }),
  reply: z.object({ data: z.array(cardElementSchema) }),
});

/** Number of classes on a page (B9-03). */
export const TEAMS_PAGE_SIZE = 30;

/** Lists the classes of a training (B7.1-22). */
export const listTeams = defineEndpoint({
  id: 'learning.list-teams',
  method: 'GET',
  path: '/learning/teams/',
  access: 'session',
  summary: 'Turmas de um treinamento',
  query: z.object({
    nodeCode: nodeCodeSchema,
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), TEAMS_PAGE_SIZE),
    /** Only classes that have not ended. */
    onlyAvailable: z.optional(z.stringbool()),
  }),
  reply: z.object({ teams: z.array(teamSchema) }),
});

/** Creates an enrolment (B7.2-01). `idTeam` is null for a self-enrolment without a class. */
export const createEnrollment = defineEndpoint({
  id: 'learning.create-enrollment',
  method: 'POST',
  path: '/learning/enrollments/',
  access: 'session',
  summary: 'Matricula a pessoa em um treinamento',
  body: z.object({ idTeam: z.optional(z.nullable(idSchema)), nodeCode: nodeCodeSchema, idUser: idSchema }),
  reply: z.object({ success: z.literal(true), idEnrollment: idSchema }),
  errors: {
    'learning.already-enrolled': 409,
    'learning.no-vacancy': 409,
    'learning.class-ended': 409,
    'learning.approval-required': 409,
    'learning.not-enrollable': 409,
    'learning.in-preparation': 409,
    'learning.prerequisite-missing': 409,
    'learning.restricted': 403,
  },
});

/** Requests an enrolment in a class that needs approval (B7.2-02). */
export const requestEnrollment = defineEndpoint({
  id: 'learning.request-enrollment',
  method: 'POST',
  path: '/learning/enrollments/request',
  access: 'session',
  summary: 'Solicita matrícula em uma turma que depende de aprovação',
  body: z.object({ idTeam: idSchema }),
  reply: z.object({ success: z.literal(true), idEnrollmentRequest: idSchema }),
  errors: {
    'learning.already-enrolled': 409,
    'learning.already-requested': 409,
    'learning.no-vacancy': 409,
    'learning.class-ended': 409,
    'learning.approval-not-required': 409,
    'learning.in-preparation': 409,
    'learning.prerequisite-missing': 409,
    'learning.restricted': 403,
  },
});

/** Creates a node enrolment, or returns the existing one (B7.2-03). */
export const createNodeEnrollment = defineEndpoint({
  id: 'learning.create-node-enrollment',
  method: 'POST',
  path: '/learning/node-enrollments/',
  access: 'session',
  summary: 'Abre um nó para a pessoa, dentro de sua matrícula',
  body: z.object({
    idUser: idSchema,
    idEnrollment: idSchema,
    nodeCode: nodeCodeSchema,
    idTeam: z.optional(z.nullable(idSchema)),
    idParentNodeEnrollment: z.optional(z.nullable(idSchema)),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ newId: idSchema }) }),
  errors: openingErrors,
});

const ofClass = z.object({ idTeam: idSchema });

/** Puts the person at the end of the waiting list of a full class. A repeated call changes nothing. */
export const joinWaitingList = defineEndpoint({
  id: 'learning.join-waiting-list',
  method: 'PUT',
  path: '/learning/teams/:idTeam/waiting',
  access: 'session',
  summary: 'Entra na lista de espera de uma turma lotada',
  params: ofClass,
  reply: z.object({ success: z.literal(true), place: z.number() }),
  errors: {
    'learning.already-enrolled': 409,
    'learning.approval-required': 409,
    'learning.class-ended': 409,
    'learning.has-vacancy': 409,
    'learning.in-preparation': 409,
    'learning.not-enrollable': 409,
    'learning.prerequisite-missing': 409,
    'learning.restricted': 403,
  },
});

/** Takes the person out of the waiting list of a class. */
export const leaveWaitingList = defineEndpoint({
  id: 'learning.leave-waiting-list',
  method: 'DELETE',
  path: '/learning/teams/:idTeam/waiting',
  access: 'session',
  summary: 'Sai da lista de espera de uma turma',
  params: ofClass,
  reply: doneSchema,
});
