import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { adminJobSchema } from './jobs.endpoints.ts';
import { validMonthsSchema } from './training-validity.endpoints.ts';

/** Maximum size of a file of trainings in bytes. */
export const TRAINING_FILE_MAX_SIZE = 300 * 1024 * 1024;

export const trainingImportStates = ['checked', 'importing', 'imported'] as const;

/** Kinds of files of trainings: a SCORM package, or a folder as `azulejo tenant import` reads it. */
export const trainingFileKinds = ['scorm', 'folder'] as const;

export const importEntryStates = ['new', 'changed', 'same'] as const;

export const importEntryKinds = [
  'home',
  'catalog',
  'training',
  'section',
  'content',
  'evaluation',
  'certificate',
] as const;

/** Properties of a training that a SCORM package does not state. */
export const packageTrainingSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** In words, for pages and the certificate: '2 horas'. */
  workload: z.string().check(z.trim(), z.maxLength(60)),
  /** Code of the catalog that lists it; null for the home of a company without catalogs. */
  catalog: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  needsApproval: z.boolean(),
  givesCertificate: z.boolean(),
  /** Months for which a completion is valid; null without an end. An older screen and older imports have none. */
  validMonths: z._default(validMonthsSchema, null),
});

export type PackageTraining = z.infer<typeof packageTrainingSchema>;

/** File of trainings that somebody sent, with what its check found. */
export const trainingImportSchema = z.object({
  idImport: idSchema,
  fileName: z.string(),
  kind: z.enum(trainingFileKinds),
  state: z.enum(trainingImportStates),
  /** Properties that a SCORM package does not state; null for a folder. */
  training: z.nullable(packageTrainingSchema),
  catalogs: z.array(z.object({ code: z.string(), title: z.string() })),
  faults: z.array(z.object({ file: z.string(), line: z.nullable(z.number()), field: z.string(), message: z.string() })),
  entries: z.array(
    z.object({
      kind: z.enum(importEntryKinds),
      key: z.string(),
      title: z.string(),
      file: z.string(),
      state: z.enum(importEntryStates),
    }),
  ),
  /** Files of a company's folder that are not about trainings: they are not read. */
  leftOut: z.array(z.string()),
  /** Remarks about a SCORM package. */
  notes: z.array(z.string()),
  job: z.nullable(adminJobSchema),
  importedAt: z.nullable(momentSchema),
});

export type TrainingImport = z.infer<typeof trainingImportSchema>;
export type TrainingImportEntry = TrainingImport['entries'][number];
