import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from 'shared-kit/contracts/core';
import { enrollmentStatusSchema } from './statuses.schema.ts';

/** B4.5-03, B8: `DONE` is what the specification calls neither. */
export const scormProcessingStatuses = ['PENDING', 'ERROR', 'DONE'] as const;

/** What can be done with the package now: SUCCESS when its lessons can be opened, WAITING while it is being processed, FAILED when it is broken. */
export const scormStatuses = ['SUCCESS', 'WAITING', 'FAILED'] as const;

/** A folder has no page of its own, an asset has one but reports nothing. */
export const scoTypes = ['sco', 'asset', 'folder'] as const;

/** B3-09: how far the learner is with one lesson. There is one for every lesson, begun or not. */
export const scoEnrollmentSchema = z.object({
  /** null until the lesson was first opened. */
  idScoEnrollment: z.nullable(idSchema),
  idSco: idSchema,
  /** 0 to 100; null where nothing was graded. */
  grade: z.nullable(z.number()),
  numberOfAccess: z.number(),
  finishDate: z.nullable(momentSchema),
  status: enrollmentStatusSchema,
  /** Seconds, of all visits. */
  totalTime: z.number(),
  /** 0 locks the lesson (B4.3-09); the server refuses to play it. */
  prerequisitesMet: flagSchema,
});

const scoFields = {
  idSco: idSchema,
  title: z.string(),
  label: z.string(),
  /** As the package writes it, e.g. `20min`; empty where it doesn't say. */
  workload: z.string(),
  scoType: z.enum(scoTypes),
  /** 0 to 100. */
  masteryScore: z.nullable(z.number()),
  /** The package's own expression, for information; empty where there is none. */
  prerequisites: z.string(),
  /** What must be done first, by title; empty where it is open. */
  blockedBy: z.array(z.object({ idSco: idSchema, title: z.string() })),
  scoEnrollment: scoEnrollmentSchema,
};

/** B3-09: a lesson of a SCORM content, with the lessons below it. */
export type Sco = z.infer<z.ZodMiniObject<typeof scoFields>> & { scoItens: Sco[] };

export const scoSchema: z.ZodMiniType<Sco> = z.object({
  ...scoFields,
  get scoItens() {
    return z.array(scoSchema);
  },
});

/** The lesson before or after another, in the order of the package. */
export const scoNavigationItemSchema = z.object({
  idSco: idSchema,
  idContentItem: idSchema,
  title: z.string(),
  scoType: z.enum(scoTypes),
  status: enrollmentStatusSchema,
  prerequisitesMet: flagSchema,
});

export type ScoEnrollment = z.infer<typeof scoEnrollmentSchema>;
export type ScoNavigationItem = z.infer<typeof scoNavigationItemSchema>;
