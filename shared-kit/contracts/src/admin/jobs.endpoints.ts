import * as z from 'zod/mini';
import { doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

/** Kinds of jobs: imports of people and of trainings and enrolments of many people, with their checks and undos, and the export of the company. */
export const adminJobKinds = [
  'check-people',
  'import-people',
  'undo-people',
  'import-trainings',
  'export-company',
  'enrol-people',
  'undo-enrolments',
  'end-enrolments',
  'restore-enrolments',
] as const;

export type AdminJobKind = (typeof adminJobKinds)[number];

export const adminJobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type AdminJobState = (typeof adminJobStates)[number];

/** Job of the administration: work that goes on when the page is closed. */
export const adminJobSchema = z.object({
  idJob: idSchema,
  kind: z.enum(adminJobKinds),
  state: z.enum(adminJobStates),
  /** Name of the file, or of the trainings. */
  title: z.string(),
  actorName: z.string(),
  /** Rows that are done, of all. */
  done: z.number(),
  total: z.number(),
  /** Why it failed; empty otherwise. */
  failure: z.string(),
  /** The import of people that the job belongs to. */
  idImport: z.nullable(idSchema),
  /** The import of trainings that the job belongs to; missing for other jobs. */
  idTrainingImport: z.optional(idSchema),
  /** The enrolment of many people that the job belongs to; missing for other jobs. */
  idBatch: z.optional(idSchema),
  isDismissed: z.boolean(),
  createdAt: momentSchema,
  finishedAt: z.nullable(momentSchema),
});

export type AdminJob = z.infer<typeof adminJobSchema>;

const jobParams = z.object({ idJob: idSchema });

/** Lists the caller's own jobs, newest first; those of everybody for somebody who edits people of the whole company. */
export const listAdminJobs = defineAdminEndpoint({
  id: 'admin.list-jobs',
  method: 'GET',
  path: '/admin/jobs',
  right: 'admin.enter',
  summary: 'Tarefas em segundo plano',
  query: z.extend(gridQuerySchema, {
    /** `open` are those that wait or run; `failed` are those that failed and were not dismissed. */
    only: z.optional(z.enum(['open', 'failed'])),
  }),
  reply: z.object({ total: z.number(), jobs: z.array(adminJobSchema), places: gridPlacesSchema }),
});

/** Cancels a job that waits or runs. What it has done is rolled back; an enrolment of many people stops where it is. */
export const cancelAdminJob = defineAdminEndpoint({
  id: 'admin.cancel-job',
  method: 'POST',
  path: '/admin/jobs/:idJob/cancel',
  right: 'admin.enter',
  summary: 'Cancela uma tarefa',
  params: jobParams,
  body: z.object({}),
  reply: doneSchema,
  errors: { 'admin.job-ended': 409 },
});

/** Takes a failed job out of what needs attention. */
export const dismissAdminJob = defineAdminEndpoint({
  id: 'admin.dismiss-job',
  method: 'POST',
  path: '/admin/jobs/:idJob/dismiss',
  right: 'admin.enter',
  summary: 'Dispensa o aviso de uma tarefa que falhou',
  params: jobParams,
  body: z.object({}),
  reply: doneSchema,
});
