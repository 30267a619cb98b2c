import * as z from 'zod/mini';
import { isDayKey } from '@shared-kit/contracts/calendar';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { enrollmentStatusSchema } from '@shared-kit/contracts/learning';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';
import { selectionSchema } from './groups.endpoints.ts';
import { peopleFilterSchema, reasonSchema } from './people.endpoints.ts';

/** States of an enrolment in the administration. `late` is open after its due date; `removed` was ended by somebody. */
export const enrolmentStates = ['not-started', 'in-progress', 'late', 'done', 'failed', 'expired', 'removed'] as const;

export type EnrolmentState = (typeof enrolmentStates)[number];

/** Columns that the list of enrolments is sorted by. */
export const enrolmentSorts = ['name', 'due', 'progress'] as const;

/** Maximum number of trainings that one call enrols people in. */
export const MAX_ENROLLED_TRAININGS = 10;

/** Maximum number of people times trainings of one call. */
export const MAX_ENROLMENTS = 500_000;

/** Maximum number of people times trainings that a call enrols by itself; above it, a job does. */
export const MAX_ENROLLED_AT_ONCE = 200;

/** Maximum number of enrolments that are chosen one by one; above it, a selection is a filter. */
export const MAX_ENDED_ENROLMENTS = 1000;

/** Maximum number of late enrolments that the start page counts. */
export const MAX_COUNTED_LATE = 1000;

const daySchema = z.string().check(z.refine(isDayKey, 'Informe um dia'));

/** Origin of an enrolment: the administration, a rule or the person. */
const enrolmentSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('administration'), name: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('rule'), idRule: idSchema, name: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('request') }),
  /** By the person, by a purchase or by the company's files. */
  z.object({ kind: z.literal('other') }),
]);

const enrolmentSchema = z.object({
  idEnrolment: idSchema,
  state: z.enum(enrolmentStates),
  progress: z.number(),
  enrolledAt: momentSchema,
  dueAt: z.nullable(momentSchema),
  finishedAt: z.nullable(momentSchema),
  source: enrolmentSourceSchema,
  removed: z.nullable(z.object({ by: z.string(), at: momentSchema })),
});

/** Row of the enrolments of a training. */
const trainingEnrolmentSchema = z.extend(enrolmentSchema, {
  person: z.object({ idPerson: idSchema, name: z.string(), department: z.string() }),
});

/** Row of the enrolments of a person. */
const personEnrolmentSchema = z.extend(enrolmentSchema, { idTraining: idSchema, title: z.string() });

const enrolmentFilterSchema = z.object({
  q: peopleFilterSchema.shape.q,
  department: peopleFilterSchema.shape.department,
  idGroup: peopleFilterSchema.shape.idGroup,
  state: z.optional(z.enum(enrolmentStates)),
});

/** Enrolments that an action is for: chosen ones, or everything in a training that the filter finds. */
export const enrolmentSelectionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ids'),
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_ENDED_ENROLMENTS)),
  }),
  z.object({ kind: z.literal('filter'), idTraining: idSchema, filter: enrolmentFilterSchema }),
]);

/** Lists the trainings with their enrolments in the caller's scope. */
export const listEnrolmentTrainings = defineAdminEndpoint({
  id: 'admin.list-enrolment-trainings',
  method: 'GET',
  path: '/admin/enrolments',
  right: 'enrolments.read',
  summary: 'Treinamentos, com quantas pessoas estão inscritas',
  reply: z.object({
    trainings: z.array(
      z.object({ idTraining: idSchema, title: z.string(), open: z.number(), late: z.number(), done: z.number() }),
    ),
    /** When the numbers were counted; null when they are of this moment. */
    countedAt: z.nullable(momentSchema),
  }),
});

/** Counts late enrolments in reach, for the start page. It stops at a maximum, so that it stays fast. */
export const countLateEnrolments = defineAdminEndpoint({
  id: 'admin.count-late-enrolments',
  method: 'GET',
  path: '/admin/late-enrolments',
  right: 'enrolments.read',
  summary: 'Quantas inscrições estão atrasadas',
  reply: z.object({
    late: z.number(),
    /** True when there are more than the number says. */
    isMore: z.boolean(),
  }),
});

/** Lists the newest enrolment of each person in reach in a training. */
export const listTrainingEnrolments = defineAdminEndpoint({
  id: 'admin.list-training-enrolments',
  method: 'GET',
  path: '/admin/trainings/:idTraining/enrolments',
  right: 'enrolments.read',
  summary: 'Pessoas inscritas num treinamento',
  params: z.object({ idTraining: idSchema }),
  query: z.extend(gridQuerySchema, {
    ...enrolmentFilterSchema.shape,
    sort: z._default(z.enum(enrolmentSorts), 'name'),
  }),
  reply: z.object({
    title: z.string(),
    total: z.number(),
    enrolments: z.array(trainingEnrolmentSchema),
    places: gridPlacesSchema,
  }),
});

/** Lists every enrolment of a person, newest first: why the person is in each training. */
export const listPersonEnrolments = defineAdminEndpoint({
  id: 'admin.list-person-enrolments',
  method: 'GET',
  path: '/admin/people/:idPerson/enrolments',
  right: 'enrolments.read',
  summary: 'Inscrições de uma pessoa, com o motivo de cada uma',
  params: z.object({ idPerson: idSchema }),
  reply: z.object({ enrolments: z.array(personEnrolmentSchema) }),
});

/** Item of a training as one person sees it: a page, a content or an evaluation. */
const enrolmentItemSchema = z.object({
  title: z.string(),
  kind: z.enum(['page', 'content', 'evaluation']),
  /** 0 for the items of the training's own page; one more for each page around the item. */
  depth: z.number(),
  status: enrollmentStatusSchema,
  isRequired: z.boolean(),
  /** Why the person cannot open it, in the words that they read; empty when they can. */
  lock: z.string(),
});

/** Returns the items of a person's training in its order, with what keeps each one locked for them. */
export const listEnrolmentItems = defineAdminEndpoint({
  id: 'admin.list-enrolment-items',
  method: 'GET',
  path: '/admin/people/:idPerson/enrolments/:idEnrolment/items',
  right: 'enrolments.read',
  summary: 'Os itens de um treinamento como uma pessoa os vê, com o motivo dos bloqueados',
  params: z.object({ idPerson: idSchema, idEnrolment: idSchema }),
  reply: z.object({ title: z.string(), items: z.array(enrolmentItemSchema) }),
});

/** Lists what people can be enrolled in: trainings with their classes that have not ended. */
export const listEnrolmentChoices = defineAdminEndpoint({
  id: 'admin.list-enrolment-choices',
  method: 'GET',
  path: '/admin/enrolment-choices',
  right: 'enrolments.edit',
  summary: 'Treinamentos e turmas em que se pode inscrever',
  reply: z.object({
    trainings: z.array(
      z.object({
        idTraining: idSchema,
        title: z.string(),
        classes: z.array(z.object({ idTeam: idSchema, name: z.string(), seatsLeft: z.nullable(z.number()) })),
      }),
    ),
  }),
});

/** Causes why somebody is not enrolled. */
export const refusedSchema = z.object({
  inactive: z.number(),
  already: z.number(),
  removed: z.number(),
  restricted: z.number(),
  prerequisite: z.number(),
  'no-seat': z.number(),
});

/**
 * Enrols people in trainings. Somebody who is enrolled already stays as they are, so a repeated call changes nothing.
 * Above `MAX_ENROLLED_AT_ONCE` it starts a job, and the reply names its batch.
 */
export const enrolPeople = defineAdminEndpoint({
  id: 'admin.enrol-people',
  method: 'POST',
  path: '/admin/enrolments',
  right: 'enrolments.edit',
  summary: 'Inscreve pessoas em treinamentos',
  body: z.object({
    selection: selectionSchema,
    trainings: z
      .array(z.object({ idTraining: idSchema, idTeam: z.nullable(idSchema) }))
      .check(z.minLength(1), z.maxLength(MAX_ENROLLED_TRAININGS)),
    dueDay: z.nullable(daySchema),
    reason: reasonSchema,
  }),
  reply: z.object({
    success: z.literal(true),
    results: z.array(
      z.object({ idTraining: idSchema, title: z.string(), enrolled: z.number(), refused: refusedSchema }),
    ),
    /** The batch of the job that enrols; null when everybody was enrolled by this call. */
    idBatch: z.nullable(idSchema),
  }),
  errors: {
    'admin.too-many': 409,
    'admin.due-day-passed': 409,
    'learning.not-enrollable': 409,
    'learning.in-preparation': 409,
    'learning.class-ended': 409,
  },
});

/**
 * Counts what ending a selection would do now. `selection` is its JSON. `begun` counts people who have begun and lose
 * their access, `unchanged` those who are done or whose enrolment somebody ended before.
 */
export const previewEndEnrolments = defineAdminEndpoint({
  id: 'admin.preview-end-enrolments',
  method: 'GET',
  path: '/admin/enrolments/ending',
  right: 'enrolments.edit',
  summary: 'O que cancelar inscrições mudaria agora',
  query: z.object({ selection: z.string().check(z.maxLength(20_000)) }),
  reply: z.object({ notBegun: z.number(), begun: z.number(), unchanged: z.number() }),
});

/**
 * Ends enrolments that are not done. Progress and history stay, and seats are free again. Above `MAX_ENROLLED_AT_ONCE`
 * it starts a job, and the reply names its batch.
 */
export const endEnrolments = defineAdminEndpoint({
  id: 'admin.end-enrolments',
  method: 'POST',
  path: '/admin/enrolments/ended',
  right: 'enrolments.edit',
  summary: 'Cancela inscrições',
  body: z.object({ selection: enrolmentSelectionSchema, reason: reasonSchema }),
  reply: z.object({
    success: z.literal(true),
    ended: z.number(),
    unchanged: z.number(),
    /** The batch of the job that ends them; null when this call ended everything. */
    idBatch: z.nullable(idSchema),
  }),
  errors: { 'admin.too-many': 409 },
});

export type TrainingEnrolment = z.infer<typeof trainingEnrolmentSchema>;
export type PersonEnrolment = z.infer<typeof personEnrolmentSchema>;
export type EnrolmentSource = z.infer<typeof enrolmentSourceSchema>;
export type EnrolmentFilter = z.infer<typeof enrolmentFilterSchema>;
export type EnrolmentSelection = z.infer<typeof enrolmentSelectionSchema>;
export type EnrolmentRefusals = z.infer<typeof refusedSchema>;
export type EnrolmentItem = z.infer<typeof enrolmentItemSchema>;
