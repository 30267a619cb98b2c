import * as z from 'zod/mini';
import { fileReply, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { enrollmentStatusSchema } from '@shared-kit/contracts/learning';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { exportFormats } from './people-import.endpoints.ts';
import { REASON_MAX_LENGTH, peopleFilterSchema } from './people.endpoints.ts';

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
  /** Answers; null in a summary. */
  interactions: z.nullable(
    z.array(
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
  ),
  /** Objectives; null in a summary. */
  objectives: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        success: z.string(),
        completion: z.string(),
        scaled: z.string(),
        raw: z.string(),
        progress: z.string(),
      }),
    ),
  ),
});

export type ScormAttempt = z.infer<typeof scormAttemptSchema>;

const placeSchema = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2147483647));

/** Lists the attempts on a SCORM content of the people in the caller's scope, with answers and objectives. */
export const listScormAttempts = defineAdminEndpoint({
  id: 'admin.list-scorm-attempts',
  method: 'GET',
  path: '/admin/scorm/:idContentItem/attempts',
  right: 'people.read',
  summary: 'Tentativas em um pacote SCORM, com respostas e objetivos',
  params: contentParams,
  query: z.object({
    after: z.optional(placeSchema),
    before: z.optional(placeSchema),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_SCORM_ATTEMPTS)), 50),
    q: peopleFilterSchema.shape.q,
    department: peopleFilterSchema.shape.department,
    idPerson: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
    idSco: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
    /** Lessons of people with this result, the one that counts. */
    status: z.optional(enrollmentStatusSchema),
    /** `summary` leaves answers and objectives out. */
    view: z._default(z.enum(['full', 'summary']), 'full'),
  }),
  reply: z.object({
    /** Lessons of people that the search finds; each has one attempt or more. */
    total: z.number(),
    attempts: z.array(scormAttemptSchema),
    /** `before` and `after` of the pages around this one; null at the ends of the list. */
    previous: z.nullable(z.number()),
    next: z.nullable(z.number()),
  }),
});

const scormItemSchema = z.object({
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
});

export type ScormItem = z.infer<typeof scormItemSchema>;

/** Analyses the questions of a SCORM content over the attempts of the people in the caller's scope. */
export const analyseScormItems = defineAdminEndpoint({
  id: 'admin.analyse-scorm-items',
  method: 'GET',
  path: '/admin/scorm/:idContentItem/items',
  right: 'people.read',
  summary: 'Análise das questões de um pacote SCORM',
  params: contentParams,
  reply: z.object({
    items: z.array(scormItemSchema),
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

/**
 * Begins another attempt of a person on a SCORM content, also when the policy of the content allows no more. The attempts
 * before stay in the history and count; the person finds a notice in the bell.
 */
export const beginScormAttempt = defineAdminEndpoint({
  id: 'admin.begin-scorm-attempt',
  method: 'POST',
  path: '/admin/people/:idPerson/scorm-attempts',
  right: 'people.edit',
  summary: 'Abre uma nova tentativa de uma pessoa em um pacote SCORM',
  params: z.object({ idPerson: idSchema }),
  body: z.object({
    idContentItem: idSchema,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(REASON_MAX_LENGTH)),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Lessons whose attempt has ended. */
    lessons: z.number(),
  }),
  errors: { 'admin.scorm-attempt-unused': 409 },
});

export const scormReportKinds = ['attempts', 'interactions', 'objectives', 'items'] as const;

export type ScormReportKind = (typeof scormReportKinds)[number];

/** Exports a report. A POST, because exports of personal data are in the log of changes. */
export const exportScormReport = defineAdminEndpoint({
  id: 'admin.export-scorm-report',
  method: 'POST',
  path: '/admin/scorm/:idContentItem/export',
  right: 'people.read',
  summary: 'Exporta um relatório sobre um pacote SCORM',
  params: contentParams,
  body: z.object({ kind: z.enum(scormReportKinds), format: z.enum(exportFormats) }),
  reply: fileReply,
});
