import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, momentSchema } from '@shared-kit/contracts/core';

/** Icons of @shared-kit/ui that a badge may have. */
export const badgeIcons = [
  'medal',
  'award',
  'trophy',
  'star',
  'energy',
  'book',
  'training',
  'sparkles',
  'heart',
] as const;

/** Badge of the tenant, with the progress of the user (decision 464). */
export const badgeSchema = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(badgeIcons),
  /** Unit of `done` and `goal`: times of an event, points of a campaign, or days in a row. */
  kind: z.enum(['events', 'campaign', 'streak']),
  /** null while it is not earned. */
  earnedAt: z.nullable(momentSchema),
  /** Earned, and the user has not been notified yet. */
  isNew: z.boolean(),
  done: z.number(),
  goal: z.number(),
});

/** Lists the badges; empty when the tenant has them off. */
export const listBadges = defineEndpoint({
  id: 'gamification.list-badges',
  method: 'GET',
  path: '/gamification/badges',
  access: 'session',
  summary: 'Insígnias da pessoa, com o que falta para as próximas',
  reply: z.object({ badges: z.array(badgeSchema) }),
});

/** Ends the notice of the badges earned so far. */
export const noteBadges = defineEndpoint({
  id: 'gamification.note-badges',
  method: 'PUT',
  path: '/gamification/badges/noted',
  access: 'session',
  inSupportAccess: 'closed',
  summary: 'Não avisa mais das insígnias já conquistadas',
  reply: doneSchema,
});

export type Badge = z.infer<typeof badgeSchema>;
