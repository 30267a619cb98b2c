import * as z from 'zod/mini';
import { idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

/** Maximum number of months for which a completion is valid. */
export const MAX_VALID_MONTHS = 600;

/** Months from the day of a completion; null without an end. */
export const validMonthsSchema = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(MAX_VALID_MONTHS)));

const trainingParams = z.object({ idTraining: idSchema });

const trainingValiditySchema = z.object({
  idTraining: idSchema,
  title: z.string(),
  version: z.string(),
  validMonths: z.nullable(z.number()),
  /** True when the files of the company decide its trainings. */
  isReadOnly: z.boolean(),
  canEdit: z.boolean(),
});

export type TrainingValidity = z.infer<typeof trainingValiditySchema>;

/** Reads for how long a completion of a training is valid. */
export const readTrainingValidity = defineAdminEndpoint({
  id: 'admin.read-training-validity',
  method: 'GET',
  path: '/admin/trainings/:idTraining/validity',
  right: 'trainings.read',
  summary: 'Por quanto tempo vale a conclusão de um treinamento',
  params: trainingParams,
  reply: trainingValiditySchema,
});

/** Counts the completions that another validity would reach. Those that have an end keep it. */
export const previewTrainingValidity = defineAdminEndpoint({
  id: 'admin.preview-training-validity',
  method: 'GET',
  path: '/admin/trainings/:idTraining/validity-preview',
  right: 'trainings.edit',
  summary: 'O que uma validade muda para quem já concluiu',
  params: trainingParams,
  query: z.object({
    /** Left out for a completion without an end. */
    months: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_VALID_MONTHS))),
  }),
  reply: z.object({
    /** Completions that have an end, which stays. */
    kept: z.number(),
    /** Completions without an end that get one, counted from their day. */
    begun: z.number(),
    /** Completions among these whose end has passed, and those that may be renewed already. */
    ended: z.number(),
    soon: z.number(),
    /** Completions that have no end and get none. */
    endless: z.number(),
  }),
  errors: { 'admin.out-of-scope': 403 },
});

export type ValidityPreview = z.infer<typeof previewTrainingValidity.reply>;

/** Saves for how long a completion is valid. Completions without an end get one, and never lose it again (decision 377). */
export const saveTrainingValidity = defineAdminEndpoint({
  id: 'admin.save-training-validity',
  method: 'PUT',
  path: '/admin/trainings/:idTraining/validity',
  right: 'trainings.edit',
  summary: 'Muda por quanto tempo vale a conclusão de um treinamento',
  params: trainingParams,
  body: z.object({ version: z.string(), validMonths: validMonthsSchema }),
  reply: z.object({ success: z.literal(true), validity: trainingValiditySchema }),
  errors: { ...saveErrors, 'admin.files-govern': 409, 'admin.out-of-scope': 403 },
});
