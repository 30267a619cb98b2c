import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

/** Entry of the log of changes: one for each changing call. */
export const auditActSchema = z.object({
  idAct: idSchema,
  at: momentSchema,
  actorName: z.string(),
  /** Id of the endpoint, e.g. `admin.save-person`. */
  act: z.string(),
  /** The endpoint in words. */
  summary: z.string(),
  subject: z.nullable(z.object({ kind: z.enum(['person', 'group', 'request']), id: idSchema, name: z.string() })),
  /** Personal values are masked. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  reason: z.string(),
  /** Number of the request, which the server's log has as well. */
  requestId: z.string(),
});

/** Lists the log of changes, newest first. */
export const listAuditActs = defineAdminEndpoint({
  id: 'admin.list-audit-acts',
  method: 'GET',
  path: '/admin/audit-acts',
  right: 'audit.read',
  summary: 'Registro de alterações da administração',
  query: z.extend(gridQuerySchema, {
    idPerson: z.optional(idSchema),
    idActor: z.optional(idSchema),
  }),
  reply: z.object({ acts: z.array(auditActSchema), places: gridPlacesSchema }),
});

export type AuditAct = z.infer<typeof auditActSchema>;
