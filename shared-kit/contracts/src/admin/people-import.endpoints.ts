import * as z from 'zod/mini';
import { fileReply, idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';
import {
  identifyingFields,
  importRowSchema,
  importRowStates,
  mappingSchema,
  peopleImportSchema,
} from './people-import.schema.ts';
import { peopleFilterSchema } from './people.endpoints.ts';
import { proofErrors, proofSchema } from './proof.schema.ts';

const importParams = z.object({ idImport: idSchema });
const importReply = z.object({ success: z.literal(true), idImport: idSchema });

/** The import is in a state in which the call means nothing, e.g. it is being imported already. */
const stateErrors = { 'admin.import-state': 409 } as const;

/** Receives a file of people and reads its columns. Nothing is written until the import is confirmed. */
export const uploadPeopleFile = defineAdminEndpoint({
  id: 'admin.upload-people-file',
  method: 'POST',
  path: '/admin/people-imports',
  right: 'people.edit',
  summary: 'Recebe um arquivo de pessoas (CSV ou XLSX)',
  form: z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(255)) }),
  reply: importReply,
  errors: {
    'request.invalid-form': 400,
    'admin.file-too-large': 413,
    'admin.file-type': 422,
    'admin.file-broken': 422,
    'admin.file-empty': 422,
    'admin.file-rows': 422,
  },
});

export const readPeopleImport = defineAdminEndpoint({
  id: 'admin.read-people-import',
  method: 'GET',
  path: '/admin/people-imports/:idImport',
  right: 'people.edit',
  summary: 'Uma importação de pessoas',
  params: importParams,
  reply: z.object({ import: peopleImportSchema }),
});

/** Lists rows of the file as the check found them. */
export const listImportRows = defineAdminEndpoint({
  id: 'admin.list-import-rows',
  method: 'GET',
  path: '/admin/people-imports/:idImport/rows',
  right: 'people.edit',
  summary: 'Linhas de uma importação de pessoas',
  params: importParams,
  query: z.extend(gridQuerySchema, { state: z.optional(z.enum(importRowStates)) }),
  reply: z.object({ total: z.number(), rows: z.array(importRowSchema), places: gridPlacesSchema }),
});

/** Says what each column is and starts the check of every row. */
export const checkPeopleImport = defineAdminEndpoint({
  id: 'admin.check-people-import',
  method: 'PUT',
  path: '/admin/people-imports/:idImport/mapping',
  right: 'people.edit',
  summary: 'Confere um arquivo de pessoas',
  params: importParams,
  body: z.object({
    mapping: mappingSchema,
    identifyBy: z.enum(identifyingFields),
    /** Creates units that the file names and the company lacks, instead of refusing their rows. */
    createsUnits: z._default(z.boolean(), false),
  }),
  reply: importReply,
  errors: { ...stateErrors, 'admin.import-mapping': 400, 'admin.out-of-scope': 403 },
});

/** Imports what the check found, as one transaction. */
export const commitPeopleImport = defineAdminEndpoint({
  id: 'admin.commit-people-import',
  method: 'POST',
  path: '/admin/people-imports/:idImport/commit',
  right: 'people.edit',
  summary: 'Importa pessoas de um arquivo',
  params: importParams,
  body: z.object({
    /** Leaves refused rows out. Without it a file with a refused row is refused as a whole. */
    onlyGood: z.boolean(),
    /** Which value wins where the portal and the file differ after an edit in the portal. */
    conflicts: z.enum(['portal', 'file']),
    sendsLinks: z.boolean(),
  }),
  reply: importReply,
  errors: { ...stateErrors, 'admin.import-refused-rows': 409, 'admin.import-nothing': 409 },
});

/** Undoes an import as a whole, within 24 hours. */
export const undoPeopleImport = defineAdminEndpoint({
  id: 'admin.undo-people-import',
  method: 'POST',
  path: '/admin/people-imports/:idImport/undo',
  right: 'people.edit',
  summary: 'Desfaz uma importação de pessoas',
  params: importParams,
  body: z.object({}),
  reply: importReply,
  errors: { ...stateErrors, 'admin.undo-too-late': 409 },
});

/** Returns the refused rows as a file to correct and send again. */
export const downloadRefusedRows = defineAdminEndpoint({
  id: 'admin.download-refused-rows',
  method: 'POST',
  path: '/admin/people-imports/:idImport/refused-rows',
  right: 'people.edit',
  summary: 'Baixa as linhas recusadas de uma importação',
  params: importParams,
  body: z.object({}),
  reply: fileReply,
});

export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Exports the people whom a filter finds. A POST, because exports of personal data are in the log of changes and ask for the password. */
export const exportPeople = defineAdminEndpoint({
  id: 'admin.export-people',
  method: 'POST',
  path: '/admin/people-export',
  right: 'people.read',
  summary: 'Exporta pessoas',
  body: z.extend(proofSchema, { format: z.enum(exportFormats), filter: peopleFilterSchema }),
  reply: fileReply,
  errors: proofErrors,
});
