import * as z from 'zod/mini';
import { idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { packageTrainingSchema, trainingImportSchema } from './training-import.schema.ts';

const importParams = z.object({ idImport: idSchema });
const importReply = z.object({ success: z.literal(true), idImport: idSchema });

/** The caller's role holds for some trainings only. */
const partErrors = { 'admin.out-of-scope': 403 } as const;

/** Receives a ZIP with trainings and checks it. Nothing is written until the import is confirmed. */
export const uploadTrainingFile = defineAdminEndpoint({
  id: 'admin.upload-training-file',
  method: 'POST',
  path: '/admin/training-imports',
  right: 'trainings.edit',
  summary: 'Recebe um arquivo de treinamentos (pacote SCORM ou pasta em ZIP) e o confere',
  form: z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(255)) }),
  reply: importReply,
  errors: { ...partErrors, 'request.invalid-form': 400, 'admin.file-too-large': 413, 'admin.file-broken': 422 },
});

export const readTrainingImport = defineAdminEndpoint({
  id: 'admin.read-training-import',
  method: 'GET',
  path: '/admin/training-imports/:idImport',
  right: 'trainings.edit',
  summary: 'Uma importação de treinamentos',
  params: importParams,
  reply: z.object({ import: trainingImportSchema }),
});

/** Says what a SCORM package does not say about its training, and checks it again. */
export const describeTrainingImport = defineAdminEndpoint({
  id: 'admin.describe-training-import',
  method: 'PUT',
  path: '/admin/training-imports/:idImport/training',
  right: 'trainings.edit',
  summary: 'Descreve o treinamento de um pacote SCORM',
  params: importParams,
  body: packageTrainingSchema,
  reply: importReply,
  errors: { ...partErrors, 'admin.import-state': 409, 'admin.file-broken': 422 },
});

/** Imports what the check found, as one transaction of a job. */
export const commitTrainingImport = defineAdminEndpoint({
  id: 'admin.commit-training-import',
  method: 'POST',
  path: '/admin/training-imports/:idImport/commit',
  right: 'trainings.edit',
  summary: 'Importa treinamentos de um arquivo',
  params: importParams,
  body: z.object({}),
  reply: importReply,
  errors: { ...partErrors, 'admin.import-state': 409, 'admin.import-faults': 409, 'admin.import-nothing': 409 },
});
