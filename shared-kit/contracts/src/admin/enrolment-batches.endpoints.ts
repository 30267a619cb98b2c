import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';
import { adminJobSchema } from './jobs.endpoints.ts';

/** A batch puts many people into trainings, or ends many enrolments. */
export const batchKinds = ['enrol', 'end'] as const;

export type BatchKind = (typeof batchKinds)[number];

/**
 * Outcome of a person in a training of a batch. `closed`: the training or its class closed meanwhile; `gone`: the
 * person left the caller's reach; `not-reached`: the job was cancelled or failed before; `undone` and `kept` come with
 * the undo of an enrolment. An ending has `ended`, `finished` (done, so it stays) and `ended-before`; its undo has
 * `restored`, `no-seat` and `stays-ended`.
 */
export const batchOutcomes = [
  'enrolled',
  'already',
  'inactive',
  'removed',
  'restricted',
  'prerequisite',
  'no-seat',
  'closed',
  'gone',
  'not-reached',
  'undone',
  'kept',
  'ended',
  'finished',
  'ended-before',
  'restored',
  'stays-ended',
] as const;

export type BatchOutcome = (typeof batchOutcomes)[number];

export const batchStates = ['enrolling', 'ending', 'done', 'undoing', 'undone'] as const;

export type BatchState = (typeof batchStates)[number];

const countsSchema = z.record(z.enum(batchOutcomes), z.number());

/** Enrolments of many people that a job makes or ends. */
const enrolmentBatchSchema = z.object({
  idBatch: idSchema,
  kind: z.enum(batchKinds),
  state: z.enum(batchStates),
  actorName: z.string(),
  createdAt: momentSchema,
  people: z.number(),
  dueAt: z.nullable(momentSchema),
  reason: z.string(),
  trainings: z.array(
    z.object({
      idTraining: idSchema,
      title: z.string(),
      /** Empty for the training without a class. */
      className: z.string(),
      counts: countsSchema,
    }),
  ),
  /** Until when it can be undone; null when it cannot. */
  undoUntil: z.nullable(momentSchema),
  /** The last job of the batch. */
  job: z.nullable(adminJobSchema),
});

const batchParams = z.object({ idBatch: idSchema });

/** Returns a batch of enrolments with what became of everybody, by training. */
export const readEnrolmentBatch = defineAdminEndpoint({
  id: 'admin.read-enrolment-batch',
  method: 'GET',
  path: '/admin/enrolment-batches/:idBatch',
  right: 'enrolments.edit',
  summary: 'Uma inscrição de muitas pessoas, com o que aconteceu com elas',
  params: batchParams,
  reply: z.object({ batch: enrolmentBatchSchema }),
});

/** Lists the people of a batch with what became of each, in the order in which the job reached them. */
export const listBatchRows = defineAdminEndpoint({
  id: 'admin.list-batch-rows',
  method: 'GET',
  path: '/admin/enrolment-batches/:idBatch/rows',
  right: 'enrolments.edit',
  summary: 'As pessoas de uma inscrição de muitas pessoas, com o resultado de cada uma',
  params: batchParams,
  query: z.extend(gridQuerySchema, { outcome: z.optional(z.enum(batchOutcomes)) }),
  reply: z.object({
    rows: z.array(
      z.object({
        idRow: idSchema,
        person: z.object({ idPerson: idSchema, name: z.string(), department: z.string() }),
        title: z.string(),
        outcome: z.enum(batchOutcomes),
      }),
    ),
    places: gridPlacesSchema,
  }),
});

/** Undoes a batch within 24 hours: ends what it enrolled and nobody began, or restores what it ended. */
export const undoEnrolmentBatch = defineAdminEndpoint({
  id: 'admin.undo-enrolment-batch',
  method: 'POST',
  path: '/admin/enrolment-batches/:idBatch/undo',
  right: 'enrolments.edit',
  summary: 'Desfaz uma inscrição de muitas pessoas, ou o cancelamento delas',
  params: batchParams,
  body: z.object({}),
  reply: z.object({ success: z.literal(true), idBatch: idSchema }),
  errors: { 'admin.batch-state': 409, 'admin.undo-too-late': 409 },
});

export type EnrolmentBatch = z.infer<typeof enrolmentBatchSchema>;
export type BatchRow = z.infer<typeof listBatchRows.reply>['rows'][number];
