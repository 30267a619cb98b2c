import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from 'shared-kit/contracts/core';

/** A3-12, in the eyes of one person who takes part in it. */
export const campaignSchema = z.object({
  idgamification_campaign: idSchema,
  name: z.string(),
  description: z.string(),
  startDate: momentSchema,
  endDate: momentSchema,
  /** What the person has earned in it. */
  points: z.number(),
  /** 1 is active: under way and not switched off. */
  status: flagSchema,
  /** 1 once the person knows that they take part. */
  notified: flagSchema,
});

/** A3-13. */
export const gamificationEventSchema = z.object({
  idgamification_event: idSchema,
  event: z.string(),
  /** What it earns outside any campaign. */
  points: z.number(),
});

/** A3-14. */
export const campaignEventSchema = z.object({ idEvent: idSchema, points: z.number() });

/** A3-15. */
export const pointsEntrySchema = z.object({
  idPointsEntry: z.string(),
  contentitemtext: z.string(),
  event: z.string(),
  eventDate: momentSchema,
  points: z.number(),
});

/** B3-18. Who has earned nothing yet has no position. */
export const campaignUserDetailSchema = z.object({ position: z.nullable(z.number()), points: z.number() });

/** B3-19. */
export const rankingRowSchema = z.object({
  position: z.number(),
  name: z.string(),
  points: z.number(),
  /** 1 for the person who asks. */
  own: flagSchema,
});

/** B3-20. */
export const departmentSchema = z.object({ name: z.string() });

export type Campaign = z.infer<typeof campaignSchema>;
export type GamificationEvent = z.infer<typeof gamificationEventSchema>;
export type CampaignEvent = z.infer<typeof campaignEventSchema>;
export type PointsEntry = z.infer<typeof pointsEntrySchema>;
export type RankingRow = z.infer<typeof rankingRowSchema>;
