import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { enrollmentStatusSchema } from '@shared-kit/contracts/learning';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { REASON_MAX_LENGTH } from './people.endpoints.ts';

/** Maximum number of lessons of people that one page reads. */
export const MAX_SCORM_ATTEMPTS = 200;

const contentParams = z.object({ idContentItem: idSchema });

/** Attempt of a person on a lesson, with what the lesson has recorded. Texts that a lesson did not record are empty. */
const scormAttemptSchema = z.object({
  person: z.object({ idPerson: idSchema, name: z.string(), username: z.string(), department: z.string() }),
  lesson: z.object({ idSco: idSchema, identifier: z.string(), title: z.string() }),
  attempt: z.number(),
  isCurrent: z.boolean(),
  packageVersion: z.number(),
  status: enrollmentStatusSchema,
  grade: z.nullable(z.number()),
  seconds: z.number(),
  /** End of an ended attempt; last access of the current one. */
  at: momentSchema,
  interactions: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      description: z.string(),
      response: z.string(),
      correct: z.array(z.string()),
      result: z.string(),
      weighting: z.string(),
      latency: z.string(),
      at: z.string(),
    }),
  ),
  objectives: z.array(
    z.object({
      id: z.string(),
      success: z.string(),
      completion: z.string(),
      scaled: z.string(),
      raw: z.string(),
      progress: z.string(),
    }),
  ),
});

/** Lists the attempts on a SCORM content of the people in the caller's scope, with answers and objectives. */
export const listScormAttempts = defineAdminEndpoint({
  id: 'admin.list-scorm-attempts',
  method: 'GET',
  path: '/admin/scorm/:idContentItem/attempts',
  right: 'people.read',
  summary: 'Tentativas em um pacote SCORM, com respostas e objetivos',
  params: contentParams,
  query: z.object({
    after: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2147483647)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_SCORM_ATTEMPTS)), 50),
  }),
  reply: z.object({
    attempts: z.array(scormAttemptSchema),
    /** `after` of the next page; null on the last one. */
    next: z.nullable(z.number()),
  }),
});

/** Analyses the questions of a SCORM content over the attempts of the people in the caller's scope. */
export const analyseScormItems = defineAdminEndpoint({
  id: 'admin.analyse-scorm-items',
  method: 'GET',
  path: '/admin/scorm/:idContentItem/items',
  right: 'people.read',
  summary: 'Análise das questões de um pacote SCORM',
  params: contentParams,
  reply: z.object({
    items: z.array(
      z.object({
        idSco: idSchema,
        id: z.string(),
        type: z.string(),
        description: z.string(),
        answers: z.number(),
        correct: z.number(),
        /** Share of correct answers, 0 to 1. */
        facility: z.number(),
        /** Points of grade between those who answered correctly and the others; null without grades. */
        discrimination: z.nullable(z.number()),
        /** Mean, in seconds. */
        latency: z.nullable(z.number()),
        responses: z.array(z.object({ response: z.string(), count: z.number() })),
      }),
    ),
    /** True when the content has more attempts than one call analyses; the export has all of them. */
    isPartial: z.boolean(),
  }),
});

/** Begins a person's attempt on a SCORM content anew. The attempts before stay in the history. */
export const resetScormAttempts = defineAdminEndpoint({
  id: 'admin.reset-scorm-attempts',
  method: 'POST',
  path: '/admin/people/:idPerson/scorm-resets',
  right: 'people.edit',
  summary: 'Zera a tentativa de uma pessoa em um pacote SCORM',
  params: z.object({ idPerson: idSchema }),
  body: z.object({
    idContentItem: idSchema,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(REASON_MAX_LENGTH)),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Lessons that the person had opened. */
    lessons: z.number(),
  }),
});
