import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { completionStatuses } from './content-item.schema.ts';
import { PLAYLIST_PAGE_SIZE, idVideoSchema } from './playlist.endpoints.ts';

/** Seconds; a visit of more than a day indicates a wrong clock. */
const secondsSchema = z.number().check(z.nonnegative(), z.maximum(86_400));

/** Client-generated id of a visit: a visit that is sent twice counts once (decision 15). */
const idVisitSchema = z.uuid();

/** Positions reached in the videos of a playlist during this visit. */
const reachedVideosSchema = z.optional(
  z
    .array(z.object({ idVideo: idVideoSchema, seconds: secondsSchema, finished: z.boolean() }))
    .check(z.maxLength(PLAYLIST_PAGE_SIZE)),
);

/** Kind of the visited item, `idNavigationType` on the wire. */
export const navigationType = { content: 1, section: 2, home: 3 } as const;

const pointsShape = {
  success: z.literal(true),
  /** Points earned now; 0 when none were earned or they were already counted. */
  earnPoints: z.number(),
  totalUserPoints: z.number(),
};

const stateShape = {
  completed: z.enum(completionStatuses),
  progress: z.number(),
  lastPosition: z.number(),
  /** Time at which the server saved it, UTC. */
  savedAt: momentSchema,
};

/** Visit of a content item, sent when it ends (A3-28, A7c-16). */
export const visitSchema = z.object({
  idVisit: idVisitSchema,
  /** UTC. */
  timeStart: momentSchema,
  idContentItem: idSchema,
  /** Always 1 (A3-28). */
  idNavigationType: z.literal(navigationType.content),
  idSection: z.nullable(idSchema),
  /** Position in the media, or the time spent when there is no media. */
  seconds: secondsSchema,
  /** Seconds spent, without pauses of the user. */
  timeExecuted: secondsSchema,
  /** True when the user reached the end of the media or text, or opened the file or link. */
  finished: z.boolean(),
  /** Videos in the order in which they were played. */
  videos: reachedVideosSchema,
});

/** Records a visit, once, when it ends (A7c-16). */
export const recordVisit = defineEndpoint({
  id: 'content.record-visit',
  method: 'POST',
  path: '/tracking/record',
  access: 'session',
  summary: 'Registra uma visita a um conteúdo, uma única vez',
  body: visitSchema,
  reply: z.object({ ...pointsShape, ...stateShape }),
  errors: { 'identity.too-many-attempts': 429 },
});

/** Saves position and completion during a visit, so that a closed device loses nothing. Counts no visit. */
export const saveProgress = defineEndpoint({
  id: 'content.save-progress',
  method: 'POST',
  path: '/tracking/progress',
  access: 'session',
  summary: 'Guarda a posição atual em um conteúdo',
  body: z.object({
    idVisit: idVisitSchema,
    /** UTC. */
    timeStart: momentSchema,
    idContentItem: idSchema,
    idSection: z.nullable(idSchema),
    seconds: secondsSchema,
    finished: z.boolean(),
    videos: reachedVideosSchema,
  }),
  reply: z.object({ ...pointsShape, ...stateShape }),
});

/** Records that the user left a screen of the portal (A7c-15). */
export const exitScreen = defineEndpoint({
  id: 'content.exit-screen',
  method: 'POST',
  path: '/tracking/exit',
  access: 'session',
  summary: 'Registra a saída de uma tela do portal',
  body: z.object({
    idVisit: idVisitSchema,
    timeStart: momentSchema,
    /** Id of the section or content item; null for the home page. */
    idNavigationItem: z.nullable(idSchema),
    idNavigationType: z.union([
      z.literal(navigationType.content),
      z.literal(navigationType.section),
      z.literal(navigationType.home),
    ]),
    idSection: z.nullable(idSchema),
    timeExecuted: secondsSchema,
  }),
  reply: doneSchema,
  errors: { 'identity.too-many-attempts': 429 },
});

export type Visit = z.infer<typeof visitSchema>;
