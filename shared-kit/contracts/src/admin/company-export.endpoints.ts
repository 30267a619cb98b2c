import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { adminJobSchema } from './jobs.endpoints.ts';
import { proofErrors, proofSchema } from './proof.schema.ts';

/** Hours for which the file of an export can be downloaded. */
export const COMPANY_EXPORT_HOURS = 24;

/** `stopped` is an export that failed or was cancelled; the file of one that is `over` was removed. */
export const companyExportStates = ['working', 'ready', 'over', 'stopped'] as const;

const companyExportSchema = z.object({
  idExport: idSchema,
  state: z.enum(companyExportStates),
  actorName: z.string(),
  createdAt: momentSchema,
  /** Files in the ZIP, and its size in bytes; 0 before it is ready. */
  files: z.number(),
  size: z.number(),
  /** Moment at which the file is removed; null before it is ready. */
  until: z.nullable(momentSchema),
  /** Null when it was deleted with the other old jobs. */
  job: z.nullable(adminJobSchema),
});

export type CompanyExport = z.infer<typeof companyExportSchema>;

const companyExportsSchema = z.object({
  /** False for somebody who enters without a password: their recent login is the proof. */
  hasPassword: z.boolean(),
  exports: z.array(companyExportSchema),
});

export type CompanyExports = z.infer<typeof companyExportsSchema>;

/** Lists the newest exports of the company. */
export const listCompanyExports = defineAdminEndpoint({
  id: 'admin.list-company-exports',
  method: 'GET',
  path: '/admin/company/exports',
  right: 'company.export',
  summary: 'Exportações da empresa',
  reply: companyExportsSchema,
});

/** Starts an export of the company as the folder that the import reads. While one works, it is the answer. */
export const startCompanyExport = defineAdminEndpoint({
  id: 'admin.start-company-export',
  method: 'POST',
  path: '/admin/company/exports',
  right: 'company.export',
  summary: 'Exporta a empresa',
  body: proofSchema,
  reply: z.object({ success: z.literal(true), idExport: idSchema }),
  errors: proofErrors,
});

/** Returns an address that serves the ZIP for some minutes. */
export const downloadCompanyExport = defineAdminEndpoint({
  id: 'admin.download-company-export',
  method: 'POST',
  path: '/admin/company/exports/:idExport/download',
  right: 'company.export',
  summary: 'Baixa uma exportação da empresa',
  params: z.object({ idExport: idSchema }),
  body: proofSchema,
  reply: z.object({ success: z.literal(true), address: z.string() }),
  errors: { ...proofErrors, 'not-found': 404, 'admin.export-not-ready': 409, 'admin.export-over': 409 },
});
