import * as z from 'zod/mini';
import { defineEndpoint, flagSchema, idSchema } from '@shared-kit/contracts/core';

const outlineItemSchema = z.object({
  idElement: idSchema,
  elementType: z.enum(['CONTENT', 'EVALUATION']),
  title: z.string(),
  idContentType: z.nullable(z.number()),
  /** null when the duration is unknown. */
  minutes: z.nullable(z.number()),
  /** 0 for an item that may be left out. */
  isRequired: flagSchema,
});

const outlineModuleSchema = z.object({
  nodeCode: z.string(),
  /** Empty for items directly on the page of the training. */
  title: z.string(),
  items: z.array(outlineItemSchema),
});

/** Training that must be completed before enrolling. */
const prerequisiteSchema = z.object({
  nodeCode: z.string(),
  title: z.string(),
  done: flagSchema,
});

/** Offer of the store that contains the training. */
const trainingOfferSchema = z.object({ idOffer: idSchema, title: z.string(), price: z.number() });

const trainingOutlineSchema = z.object({
  modules: z.array(outlineModuleSchema),
  /** Sum of the known durations, or the duration that the training declares; null when neither is known. */
  minutes: z.nullable(z.number()),
  /** Audience of the training, in the company's words; empty when it says nothing. */
  audience: z.string(),
  /** True when at least one class that has not ended gives a certificate. */
  hasCertificate: flagSchema,
  /** Months for which a completion is valid; null without an end. */
  validMonths: z.nullable(z.number()),
  prerequisites: z.array(prerequisiteSchema),
  /** Products of the store that contain this training, without those that the person owns. */
  offers: z.array(trainingOfferSchema),
});

/**
 * Returns what a person gets from a training before they enrol (decision 432). Answers 404 for a node that they may not
 * see, and for one that is not a published training.
 */
export const getTrainingOutline = defineEndpoint({
  id: 'learning.get-training-outline',
  method: 'GET',
  path: '/learning/nodes/:id/outline',
  access: 'session',
  summary: 'O que um treinamento oferece, antes da matrícula',
  params: z.object({ id: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  reply: trainingOutlineSchema,
});

export type OutlineItem = z.infer<typeof outlineItemSchema>;
export type OutlineModule = z.infer<typeof outlineModuleSchema>;
export type TrainingOutline = z.infer<typeof trainingOutlineSchema>;
export type TrainingOffer = z.infer<typeof trainingOfferSchema>;
