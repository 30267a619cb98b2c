import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema } from 'shared-kit/contracts/core';
import { completionStatuses } from './content-item.schema.ts';
import { PLAYLIST_PAGE_SIZE, idVideoSchema } from './playlist.endpoints.ts';

/** Seconds; a visit of more than a day is the fault of a clock. */
const secondsSchema = z.number().check(z.nonnegative(), z.maximum(86_400));

/** Made by the browser, one per visit: a visit that is sent twice counts once (decision 15). */
const idVisitSchema = z.uuid();

/** How far the videos of a playlist were played in this visit. */
const reachedVideosSchema = z.optional(
  z
    .array(z.object({ idVideo: idVideoSchema, seconds: secondsSchema, finished: z.boolean() }))
    .check(z.maxLength(PLAYLIST_PAGE_SIZE)),
);

/** What was visited, `idNavigationType` on the wire. */
export const navigationType = { content: 1, section: 2, home: 3 } as const;

const pointsShape = {
  success: z.literal(true),
  /** Points of this fact; 0 when it earned none or was known already. */
  earnPoints: z.number(),
  totalUserPoints: z.number(),
};

const stateShape = {
  completed: z.enum(completionStatuses),
  progress: z.number(),
  lastPosition: z.number(),
  /** When the server had it, UTC. */
  savedAt: momentSchema,
};

/** The visit of a content item as it ends (A3-28, A7c-16). */
export const visitSchema = z.object({
  idVisit: idVisitSchema,
  /** UTC. */
  timeStart: momentSchema,
  idContentItem: idSchema,
  /** A3-28: always 1. */
  idNavigationType: z.literal(navigationType.content),
  idSection: z.nullable(idSchema),
  /** Position in the media, or the time spent where there is no media. */
  seconds: secondsSchema,
  /** Seconds spent, pauses of the person left out. */
  timeExecuted: secondsSchema,
  /** The person reached the end: of the media, of the text, or took the file or link. */
  finished: z.boolean(),
  /** In the order in which they were played. */
  videos: reachedVideosSchema,
});

/** The tracking record call (A7c-16): once per visit, when it ends. */
export const recordVisit = defineEndpoint({
  id: 'content.record-visit',
  method: 'POST',
  path: '/tracking/record',
  access: 'session',
  summary: 'Registra uma visita a um conteúdo, uma única vez',
  body: visitSchema,
  reply: z.object({ ...pointsShape, ...stateShape }),
});

/** Keeps position and completion during a visit, so that a closed lid loses nothing; counts no visit. */
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

/** A7c-15: the person left a screen of the portal. */
export const exitScreen = defineEndpoint({
  id: 'content.exit-screen',
  method: 'POST',
  path: '/tracking/exit',
  access: 'session',
  summary: 'Registra a saída de uma tela do portal',
  body: z.object({
    idVisit: idVisitSchema,
    timeStart: momentSchema,
    /** Section or content item; null for the home. */
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
});

export type Visit = z.infer<typeof visitSchema>;
