import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { contentItemSchema } from './content-item.schema.ts';

/** Maximum number of items of GET /content/in-progress. */
export const ITEMS_IN_PROGRESS_LIMIT = 12;

/** Training that the user has started and not finished. */
const trainingInProgressSchema = z.object({
  idEnrollment: idSchema,
  title: z.string(),
  image: z.string(),
  /** Percent, 0 to 100. */
  progress: z.number(),
});

const itemsInProgressSchema = z.object({
  success: z.boolean(),
  content: z.array(contentItemSchema),
  /** The training to continue, when it was used after all of `content`; else null. */
  training: z.nullable(trainingInProgressSchema),
});

/**
 * Lists the items that the user has started and not finished, the latest first. A home page needs one call, whatever
 * its number of sections.
 */
export const listItemsInProgress = defineEndpoint({
  id: 'content.list-in-progress',
  method: 'GET',
  path: '/content/in-progress',
  access: 'session',
  summary: 'Conteúdos que a pessoa começou e não terminou',
  reply: itemsInProgressSchema,
});

export type ItemsInProgress = z.infer<typeof itemsInProgressSchema>;
export type TrainingInProgress = z.infer<typeof trainingInProgressSchema>;
