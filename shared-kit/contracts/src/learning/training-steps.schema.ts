import * as z from 'zod/mini';
import { flagSchema, idSchema } from '@shared-kit/contracts/core';

/** Item of a training that the learner does next. */
export const nextItemSchema = z.object({
  elementType: z.enum(['CONTENT', 'EVALUATION']),
  title: z.string(),
  /** Node that contains the item. */
  nodeCode: z.string(),
  idContentItem: z.nullable(idSchema),
  idContentType: z.nullable(z.number()),
  idEvaluation: z.nullable(idSchema),
  /** null when the learner has never opened the item's node. */
  idNodeEnrollment: z.nullable(idSchema),
  idQuestionnaire: z.nullable(idSchema),
  /** Minutes left in the item; null when its duration is unknown. */
  minutes: z.nullable(z.number()),
  /** 1 when it is an evaluation that the learner failed and may take again. */
  isRetake: flagSchema,
  /** Attempts left of an evaluation; null is unlimited. */
  triesLeft: z.nullable(z.number()),
});

/** Steps that a learner has finished in a training, and the next one. The main action of the training follows from it. */
export const trainingStepsSchema = z.object({
  /** Finished items, of those that count for the completion. */
  done: z.number(),
  /** Items that count for the completion. */
  total: z.number(),
  /** Minutes of the unfinished items with a known duration; null when no duration is known. */
  minutesLeft: z.nullable(z.number()),
  /** null when there is nothing to open. */
  next: z.nullable(nextItemSchema),
  /** Required comments that are not written yet. */
  commentsMissing: z.number(),
  /** 1 when the certificate of the enrolment can be downloaded. */
  hasCertificate: flagSchema,
});

export type NextItem = z.infer<typeof nextItemSchema>;
export type TrainingSteps = z.infer<typeof trainingStepsSchema>;
