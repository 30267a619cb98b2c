import * as z from 'zod/mini';
import { defineEndpoint, flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { impactOfferSchema } from '@shared-kit/contracts/evaluations';
import { openingErrors } from './enrollment.endpoints.ts';
import { contentEnrollmentSchema, nodeEnrollmentSchema } from './enrollment.schema.ts';
import {
  scoNavigationItemSchema,
  scoSchema,
  scormProcessingStatuses,
  scormSequencingSchema,
  scormStatuses,
} from './scorm.schema.ts';
import { scormRequestSchema } from './scorm-request.schema.ts';
import { enrollmentStatusSchema } from './statuses.schema.ts';

/** 0 means no enrolment: a package on the home page or in a catalog (B2.1-10). */
const idOrZeroSchema = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2147483647));

/** Maximum body of a commit in bytes: suspend data is stored up to 1 MB (decision 37), and escaping makes it longer. */
const COMMIT_LIMIT = 3 * 1024 * 1024;

/** Returns the lessons of a SCORM content (B3-09). Refused while the content is locked. */
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
    /** Title of the content, e.g. for the page's heading and 'Aguarde, o pacote Scorm ...' (B4.5-03). */
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
    /** Number of lessons that can be opened, at any depth; a single one opens automatically (B4.5-01). */
    totalScos: z.number(),
    scos: z.array(scoSchema),
    /**
     * Lessons that the list leaves out and that are delivered in their place all the same, each with the lesson that it
     * follows; null for the first. Absent when there are none, and in a package that orders its lessons.
     */
    unlisted: z.optional(z.array(z.object({ after: z.nullable(idSchema), sco: scoSchema }))),
    /** Navigation in a package that orders its lessons; null in any other (decision 690). */
    sequencing: z.nullable(scormSequencingSchema),
  }),
  errors: openingErrors,
});

/** Starts a visit of a lesson (B7.2-11). `url` is valid for this visit only and is to be framed. */
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
    /** True when the content delivery network may be used; ignored when none is configured (B4.5-09). */
    useCdn: z.optional(z.union([z.boolean(), flagSchema])),
  }),
  reply: z.object({
    url: z.string(),
    /** In review mode only the position is saved: the lesson was finished before (decisions 28 and 320). */
    mode: z.enum(['normal', 'review']),
    /** State of a sequenced package for `navigateScorm`; null in any other. */
    moves: z.nullable(z.number()),
    currentItem: scoNavigationItemSchema,
    nextItem: z.nullable(scoNavigationItemSchema),
    previousItem: z.nullable(scoNavigationItemSchema),
  }),
  errors: {
    ...openingErrors,
    'learning.prerequisites-not-met': 403,
    'learning.scorm-not-ready': 409,
    'learning.scorm-no-attempts': 409,
    'learning.scorm-not-isolated': 409,
  },
});

/**
 * Carries out a navigation request in a package that orders its lessons (decision 690). `open` begins or resumes it;
 * `leave` leaves it, to be resumed; the others are those of SCORM 2004. Refused when a newer request was carried out in
 * another window.
 */
export const navigateScorm = defineEndpoint({
  id: 'learning.navigate-scorm',
  method: 'POST',
  path: '/learning/scorm/navigate',
  access: 'session',
  summary: 'Executa um passo na sequência de um pacote SCORM 2004',
  body: z.object({
    idEnrollment: idOrZeroSchema,
    idContentItem: idSchema,
    idNodeEnrollment: z.optional(z.nullable(idOrZeroSchema)),
    request: z.union([z.enum(['open', 'leave']), scormRequestSchema]),
    /** `moves` of the state that the learner sees; absent to move on from any state. */
    moves: z.optional(z.number()),
  }),
  reply: z.object({
    /** `waiting`: the lesson has ended and none follows; the learner chooses from the list. */
    kind: z.enum(['delivered', 'ended', 'waiting']),
    /** Lesson to play; null unless one is delivered. */
    idSco: z.nullable(idSchema),
    moves: z.number(),
  }),
  errors: {
    ...openingErrors,
    'learning.scorm-not-sequenced': 409,
    'learning.scorm-no-attempts': 409,
    'learning.scorm-moved-on': 409,
    'learning.scorm-request-refused': 409,
  },
});

/** Updates content, node and training with the reports of the lessons, before the user leaves (B7.2-12, B7.2-13). */
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
    /** Status of the content, from all its lessons. */
    status: enrollmentStatusSchema,
    progress: z.number(),
    /** The next fields are null outside an enrolment. */
    contentEnrollment: z.nullable(contentEnrollmentSchema),
    nodeEnrollment: z.nullable(nodeEnrollmentSchema),
    enrollmentStatus: z.nullable(enrollmentStatusSchema),
    enrollmentProgress: z.nullable(z.number()),
    /** Points for completing the content in this enrolment; every later call returns the same. */
    points: z.nullable(z.object({ earnPoints: z.number(), totalUserPoints: z.number() })),
    /** Impact evaluation created when this finished the training (B4.10-01), until it is answered or expired. */
    impactEvaluation: z.nullable(impactOfferSchema),
    savedAt: momentSchema,
  }),
  errors: openingErrors,
});

/**
 * Returns the address of the network test (B4.5-09, B7.7-08); null when no content delivery network is configured,
 * which is then not used. The address is a page to be framed, hidden, that posts `scormNetworkTestMessageSchema` to its
 * parent: a message from the page's origin proves that the network is reachable.
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

const commitFields = {
  /** Number of the commit in the visit; commits older than the latest are ignored. */
  sequence: z.number().check(z.int(), z.positive(), z.maximum(2147483647)),
  /**
   * All elements that the lesson has set so far, by name: `cmi.core.lesson_status` … Only names and values of the data
   * model of the lesson's version are accepted; elements that the portal sets are dropped.
   */
  cmi: cmiSchema,
  /** Seconds of this visit as reported by the lesson; capped at the elapsed time. */
  sessionTime: z.number().check(z.minimum(0)),
  terminated: z.boolean(),
};

/** Commit that a lesson's page sends to its own origin while it is being closed; the origin names the visit. */
export const lastCommitSchema = z.object(commitFields);

/**
 * Saves the data of a lesson's page (decision 37), which sends it from the content origin with the token of its visit.
 */
export const commitScorm = defineEndpoint({
  id: 'learning.commit-scorm',
  method: 'POST',
  path: '/learning/scorm/commit',
  access: 'public',
  summary: 'Guarda os dados de uma visita a uma lição SCORM',
  bodyLimit: COMMIT_LIMIT,
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(2000)),
    ...commitFields,
  }),
  reply: z.object({
    success: z.literal(true),
    /** Latest sequence of the visit that the server has. */
    sequence: z.number(),
    status: enrollmentStatusSchema,
    savedAt: momentSchema,
    /** True when the lesson was opened again since: this visit is not the one that counts (decision 721). */
    superseded: z.boolean(),
    /**
     * Answers to `adl.nav.request_valid` with the stored data, by the end of their names; null in a package without
     * sequencing.
     */
    requestValid: z.nullable(z.record(z.string(), z.enum(['true', 'false', 'unknown']))),
  }),
  errors: {
    'learning.scorm-token-over': 401,
    'learning.scorm-visit-ended': 410,
    'learning.scorm-data-too-large': 413,
    'learning.scorm-data-not-in-model': 422,
    'learning.scorm-sequence-too-high': 422,
  },
});
