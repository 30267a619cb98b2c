import * as z from 'zod/mini';
import { defineEndpoint } from 'shared-kit/contracts/core';

/** What a tenant can have on or off besides its modules. */
export const featureIds = ['EXTERNAL_COURSES', 'CONTACT_US', 'RECOMMENDATION_BLOCK'] as const;

export const featureSchema = z.object({
  active: z.boolean(),
  /** This and the two below: CONTACT_US only, while it is active. */
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  /** What is shown once a message was sent. */
  feedbackMessage: z.optional(z.string()),
});

/** B7.1-21. Answers where the learning module is off as well: the contact form is the shell's. */
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
