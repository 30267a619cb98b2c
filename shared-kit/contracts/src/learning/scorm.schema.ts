import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { enrollmentStatusSchema } from './statuses.schema.ts';

/** Processing states of a package (B4.5-03, B8): `DONE` is neither of the other two. */
export const scormProcessingStatuses = ['PENDING', 'ERROR', 'DONE'] as const;

/**
 * Availability of a package: SUCCESS when its lessons can be opened, WAITING while it is processed, FAILED when it is
 * broken.
 */
export const scormStatuses = ['SUCCESS', 'WAITING', 'FAILED'] as const;

/** Types of items: a folder has no page, an asset has a page but reports nothing. */
export const scoTypes = ['sco', 'asset', 'folder'] as const;

/** Progress of the learner in one lesson (B3-09). It exists for every lesson, started or not. */
export const scoEnrollmentSchema = z.object({
  /** null until the lesson was opened for the first time. */
  idScoEnrollment: z.nullable(idSchema),
  idSco: idSchema,
  /** 0 to 100; null without a grade. */
  grade: z.nullable(z.number()),
  numberOfAccess: z.number(),
  finishDate: z.nullable(momentSchema),
  status: enrollmentStatusSchema,
  /** Seconds of all visits. */
  totalTime: z.number(),
  /** 0 locks the lesson (B4.3-09); the server refuses to play it. */
  prerequisitesMet: flagSchema,
});

const scoFields = {
  idSco: idSchema,
  title: z.string(),
  label: z.string(),
  /** As written in the package, e.g. `20min`; empty when missing. */
  workload: z.string(),
  scoType: z.enum(scoTypes),
  /** 0 to 100. */
  masteryScore: z.nullable(z.number()),
  /** Expression of the package, for information; empty when there is none. */
  prerequisites: z.string(),
  /** Lessons that must be done first; empty when it is open. */
  blockedBy: z.array(z.object({ idSco: idSchema, title: z.string() })),
  /**
   * Why a lesson of a sequenced package can't be chosen: its rules close it, its attempts are used up, or it opens in
   * the order of the package. Absent when it can be chosen, and in other packages.
   */
  lock: z.optional(z.enum(['disabled', 'attempts', 'order'])),
  scoEnrollment: scoEnrollmentSchema,
};

/** Lesson of a SCORM content, with the lessons below it (B3-09). */
export type Sco = z.infer<z.ZodMiniObject<typeof scoFields>> & { scoItens: Sco[] };

export const scoSchema: z.ZodMiniType<Sco> = z.object({
  ...scoFields,
  get scoItens() {
    return z.array(scoSchema);
  },
});

/** Navigation of a learner in a package that orders its lessons (SCORM 2004 sequencing). */
export const scormSequencingSchema = z.object({
  /** Number of requests that were carried out; a request from an older state is refused. */
  moves: z.number(),
  /** Lesson that is delivered; null when none is. */
  idSco: z.nullable(idSchema),
  canContinue: z.boolean(),
  canPrevious: z.boolean(),
  /** True when the package was left and can be resumed. */
  isSuspended: z.boolean(),
  /** Controls that the lesson replaces with its own: `continue`, `previous`, `exit`, `suspendAll` … */
  hides: z.array(z.string()),
});

/** Previous or next lesson, in the order of the package. */
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

/** Places in which a lesson can open: the portal's page, or a window of its own. */
export const lessonPlaces = ['page', 'window'] as const;

/** Limits of a lesson's width and height in CSS pixels. */
export const LESSON_SIZE = { min: 200, max: 4000 } as const;

const lessonSizeSchema = z.nullable(z.number().check(z.int(), z.minimum(LESSON_SIZE.min), z.maximum(LESSON_SIZE.max)));

/** How the lessons of a package are shown (decision 910). */
export const lessonWindowSchema = z.object({
  /** CSS pixels; null for all the room that there is. */
  width: lessonSizeSchema,
  height: lessonSizeSchema,
  opensIn: z.enum(lessonPlaces),
});

export type LessonWindow = z.infer<typeof lessonWindowSchema>;
