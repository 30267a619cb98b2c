import * as z from 'zod/mini';
import { isDayKey } from '@shared-kit/contracts/calendar';
import { fileReply, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';
import { proofErrors, proofSchema } from './proof.schema.ts';

/** Longest text that the log is searched for. */
export const AUDIT_TEXT_MAX_LENGTH = 200;

/** Entry of the log of changes: one for each changing call. */
export const auditActSchema = z.object({
  idAct: idSchema,
  at: momentSchema,
  /** Null for what the system did by itself. */
  idActor: z.nullable(idSchema),
  actorName: z.string(),
  /** Person in whose place the actor acted, such as who asked for what somebody else confirmed. */
  onBehalfOf: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** Id of the endpoint, e.g. `admin.save-person`, or of what the system did. */
  act: z.string(),
  /** The act in words. */
  summary: z.string(),
  subject: z.nullable(z.object({ kind: z.enum(['person', 'group', 'request']), id: idSchema, name: z.string() })),
  /** Personal values are masked. */
  changes: z.array(z.object({ field: z.string(), title: z.string(), before: z.string(), after: z.string() })),
  reason: z.string(),
  /** Number of the request, which the server's log has as well. All entries of one job or bulk call share it. */
  requestId: z.string(),
  /** Entries that share the request: more than one for a job or a bulk call. */
  batchSize: z.number(),
});

const dayKeySchema = z.string().check(z.refine(isDayKey, 'Informe um dia'));
const codeSchema = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w.:-]+$/));

/** Filter of the log: entries that meet all of it. */
const auditFilterFields = {
  /** Beginnings of words in names, fields, values and reasons. */
  q: z.optional(z.string().check(z.maxLength(AUDIT_TEXT_MAX_LENGTH))),
  /** First and last day, in the company's zone. */
  since: z.optional(dayKeySchema),
  until: z.optional(dayKeySchema),
  act: z.optional(codeSchema),
  /** Author of the act: a person, or the system. */
  actor: z.optional(z.union([z.literal('system'), idSchema])),
  onBehalfOf: z.optional(idSchema),
  /** Number of the request that the entries of one job or bulk call share. */
  batch: z.optional(codeSchema),
  /** Person whom the entries are about. */
  idPerson: z.optional(idSchema),
};

export const auditFilterSchema = z.object(auditFilterFields);

/** Lists the log of changes, newest first. */
export const listAuditActs = defineAdminEndpoint({
  id: 'admin.list-audit-acts',
  method: 'GET',
  path: '/admin/audit-acts',
  right: 'audit.read',
  summary: 'Registro de alterações da administração',
  query: z.extend(gridQuerySchema, auditFilterFields),
  reply: z.object({ acts: z.array(auditActSchema), places: gridPlacesSchema }),
});

const namedSchema = z.array(z.object({ id: idSchema, name: z.string() }));

/** Returns what the log can be filtered by: acts that happened, and who did something or had it done. */
export const listAuditOptions = defineAdminEndpoint({
  id: 'admin.list-audit-options',
  method: 'GET',
  path: '/admin/audit-options',
  right: 'audit.read',
  summary: 'Filtros do registro de alterações',
  reply: z.object({
    acts: z.array(z.object({ act: z.string(), title: z.string() })),
    actors: namedSchema,
    /** True when the system itself did something. */
    hasSystem: z.boolean(),
    onBehalfOf: namedSchema,
  }),
});

/** Downloads the entries that a filter finds, newest first. Asks for the password: entries name people. */
export const exportAuditActs = defineAdminEndpoint({
  id: 'admin.export-audit-acts',
  method: 'POST',
  path: '/admin/audit-acts/export',
  right: 'audit.read',
  summary: 'Exporta o registro de alterações',
  body: z.extend(auditFilterSchema, proofSchema.shape),
  reply: fileReply,
  errors: proofErrors,
});

export type AuditAct = z.infer<typeof auditActSchema>;
export type AuditFilter = z.infer<typeof auditFilterSchema>;
