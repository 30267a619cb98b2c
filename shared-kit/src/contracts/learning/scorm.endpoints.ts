import * as z from 'zod/mini';
import { defineEndpoint, flagSchema, idSchema, momentSchema } from 'shared-kit/contracts/core';
import { impactOfferSchema } from 'shared-kit/contracts/evaluations';
import { openingErrors } from './enrollment.endpoints.ts';
import { contentEnrollmentSchema, nodeEnrollmentSchema } from './enrollment.schema.ts';
import { scoNavigationItemSchema, scoSchema, scormProcessingStatuses, scormStatuses } from './scorm.schema.ts';
import { enrollmentStatusSchema } from './statuses.schema.ts';

/** 0 stands for no enrolment: a package on the home or in a catalog (B2.1-10). */
const idOrZeroSchema = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2147483647));

/** Largest body of a commit: suspend data is kept up to 1 MB (decision 37), and escaping makes it longer. */
const COMMIT_LIMIT = 3 * 1024 * 1024;

/** B3-09: the lessons of a SCORM content. Refused while the content is locked. */
export const getScormLessons = defineEndpoint({
  id: 'learning.get-scorm-lessons',
  method: 'GET',
  path: '/learning/scorm/contents/:idContentItem/lessons',
  access: 'session',
  summary: 'As lições de um pacote SCORM',
  params: z.object({ idContentItem: idSchema }),
  query: z.object({ idEnrollment: idOrZeroSchema, idNodeEnrollment: z.optional(idOrZeroSchema) }),
  reply: z.object({
    idContentItem: idSchema,
    idEnrollment: z.number(),
    /** null outside an enrolment. */
    idNodeEnrollment: z.nullable(idSchema),
    /** Of the content, e.g. for the page's heading and 'Aguarde, o pacote Scorm ...' (B4.5-03). */
    title: z.string(),
    description: z.string(),
    image: z.string(),
    /** null outside an enrolment. */
    nodeCode: z.nullable(z.string()),
    nodeTitle: z.string(),
    idTeam: z.nullable(idSchema),
    processingStatus: z.enum(scormProcessingStatuses),
    scormStatus: z.enum(scormStatuses),
    contentEnrollment: z.nullable(contentEnrollmentSchema),
    /** 0, 50 or 100 (decision 29). */
    progress: z.number(),
    status: enrollmentStatusSchema,
    /** Lessons that can be opened, at any depth; 1 opens by itself (B4.5-01). */
    totalScos: z.number(),
    scos: z.array(scoSchema),
  }),
  errors: openingErrors,
});

/** B7.2-11. Each call begins a visit of the lesson; `url` is good for this visit only and is to be framed. */
export const playScorm = defineEndpoint({
  id: 'learning.play-scorm',
  method: 'POST',
  path: '/learning/scorm/play/',
  access: 'session',
  summary: 'Abre uma lição de um pacote SCORM',
  body: z.object({
    idEnrollment: idOrZeroSchema,
    idContentItem: idSchema,
    idSco: idSchema,
    idNodeEnrollment: z.optional(z.nullable(idOrZeroSchema)),
    /** B4.5-09: whether the content network may be used; ignored where none is configured. */
    useCdn: z.optional(z.union([z.boolean(), flagSchema])),
  }),
  reply: z.object({
    url: z.string(),
    /** In review nothing counts any more but the place: the lesson was finished before (decisions 28 and 320). */
    mode: z.enum(['normal', 'review']),
    currentItem: scoNavigationItemSchema,
    nextItem: z.nullable(scoNavigationItemSchema),
    previousItem: z.nullable(scoNavigationItemSchema),
  }),
  errors: { ...openingErrors, 'learning.prerequisites-not-met': 403, 'learning.scorm-not-ready': 409 },
});

/** B7.2-12, B7.2-13: brings content, node and training up to date with what the lessons have reported, before one leaves. */
export const saveScormProgress = defineEndpoint({
  id: 'learning.save-scorm-progress',
  method: 'POST',
  path: '/learning/scorm/progress',
  access: 'session',
  summary: 'Guarda o andamento de um pacote SCORM antes de sair dele',
  body: z.object({
    idUser: idSchema,
    idEnrollment: idOrZeroSchema,
    idContentItem: idSchema,
    idNodeEnrollment: z.optional(z.nullable(idOrZeroSchema)),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Of the content, from all its lessons. */
    status: enrollmentStatusSchema,
    progress: z.number(),
    /** These are null outside an enrolment. */
    contentEnrollment: z.nullable(contentEnrollmentSchema),
    nodeEnrollment: z.nullable(nodeEnrollmentSchema),
    enrollmentStatus: z.nullable(enrollmentStatusSchema),
    enrollmentProgress: z.nullable(z.number()),
    /** What completing the content earned in this enrolment; the same answer on every later call. */
    points: z.nullable(z.object({ earnPoints: z.number(), totalUserPoints: z.number() })),
    /** The impact evaluation that the learner got by finishing the training with it (B4.10-01), until it is answered or over. */
    impactEvaluation: z.nullable(impactOfferSchema),
    savedAt: momentSchema,
  }),
  errors: openingErrors,
});

/**
 * B4.5-09, B7.7-08: where the network test begins; null where no content network is configured, and then it isn't used. A page to be framed, hidden,
 * that posts `scormNetworkTestMessageSchema` to its parent: whoever hears it from the page's origin can reach the network.
 */
export const getScormNetworkTest = defineEndpoint({
  id: 'learning.get-scorm-network-test',
  method: 'GET',
  path: '/learning/scorm/network-test',
  access: 'session',
  summary: 'Endereço do teste da rede de conteúdo',
  reply: z.object({ url: z.nullable(z.string()) }),
});

const cmiSchema = z.record(z.string().check(z.maxLength(250)), z.string().check(z.maxLength(1024 * 1024)));

/** Decision 37: what a lesson's page tells the server, from the content origin, with the token of its visit. */
export const commitScorm = defineEndpoint({
  id: 'learning.commit-scorm',
  method: 'POST',
  path: '/learning/scorm/commit',
  access: 'public',
  summary: 'Guarda os dados de uma visita a uma lição SCORM',
  bodyLimit: COMMIT_LIMIT,
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(2000)),
    /** Counts the commits of the visit; what is older than the latest is ignored. */
    sequence: z.number().check(z.int(), z.positive(), z.maximum(2147483647)),
    /** Every element the lesson has set so far, by name: `cmi.core.lesson_status` … */
    cmi: cmiSchema,
    /** Seconds of this visit so far, as the lesson has it; no more than has passed is counted. */
    sessionTime: z.number().check(z.minimum(0)),
    terminated: z.boolean(),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The latest sequence of the visit that the server has. */
    sequence: z.number(),
    status: enrollmentStatusSchema,
    savedAt: momentSchema,
  }),
  errors: { 'learning.scorm-token-over': 401, 'learning.scorm-data-too-large': 413 },
});
