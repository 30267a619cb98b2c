import * as z from 'zod/mini';
import { defineEndpoint, doneSchema } from 'shared-kit/contracts/core';

/** A7m-17: client logs, errors by remote and version, web vitals. */
export const recordLogs = defineEndpoint({
  id: 'platform.record-logs',
  method: 'POST',
  path: '/logs',
  access: 'public',
  summary: 'Registra eventos do navegador (erros, desempenho)',
  body: z.object({
    entries: z.array(
      z.object({
        level: z.enum(['error', 'warn', 'info']),
        kind: z.string().check(z.maxLength(60)),
        message: z.string().check(z.maxLength(2000)),
        remote: z.optional(z.string().check(z.maxLength(60))),
        version: z.optional(z.string().check(z.maxLength(60))),
        phase: z.optional(z.string().check(z.maxLength(30))),
        value: z.optional(z.number()),
      }),
    ).check(z.minLength(1), z.maxLength(50)),
  }),
  reply: doneSchema,
});
