import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';

/** Features that a tenant can switch on or off besides its modules. */
export const featureIds = ['EXTERNAL_COURSES', 'CONTACT_US', 'RECOMMENDATION_BLOCK'] as const;

/** Feature of a tenant. */
export const featureSchema = z.object({
  active: z.boolean(),
  /** Set for an active CONTACT_US only, as the two fields below. */
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  /** Text shown after a message was sent. */
  feedbackMessage: z.optional(z.string()),
});

/**
 * Returns a feature (B7.1-21). Also available when the learning module is off, because the contact form belongs to the
 * shell.
 */
export const getFeature = defineEndpoint({
  id: 'identity.get-feature',
  method: 'GET',
  path: '/learning/features/:id',
  access: 'session',
  summary: 'Se um recurso está ativo no aplicativo',
  params: z.object({ id: z.enum(featureIds) }),
  reply: featureSchema,
});

export type FeatureId = (typeof featureIds)[number];
export type Feature = z.infer<typeof featureSchema>;
