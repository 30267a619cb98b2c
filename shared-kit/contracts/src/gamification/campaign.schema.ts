import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Campaign for one participant (A3-12). */
export const campaignSchema = z.object({
  idgamification_campaign: idSchema,
  name: z.string(),
  description: z.string(),
  startDate: momentSchema,
  endDate: momentSchema,
  /** Points that the user has earned in it. */
  points: z.number(),
  /** 1 for an active campaign: running and not switched off. */
  status: flagSchema,
  /** 1 once the user was notified of the participation. */
  notified: flagSchema,
});

/** Gamification event (A3-13). */
export const gamificationEventSchema = z.object({
  idgamification_event: idSchema,
  event: z.string(),
  /** Points outside of campaigns. */
  points: z.number(),
});

/** Event of a campaign with its points (A3-14). */
export const campaignEventSchema = z.object({ idEvent: idSchema, points: z.number() });

/** Entry of a points statement (A3-15). */
export const pointsEntrySchema = z.object({
  idPointsEntry: z.string(),
  contentitemtext: z.string(),
  event: z.string(),
  eventDate: momentSchema,
  points: z.number(),
});

/** Row of a ranking (B3-19). */
export const rankingRowSchema = z.object({
  position: z.number(),
  name: z.string(),
  points: z.number(),
  /** 1 for the current user. */
  own: flagSchema,
});

/** Position and points of a participant (B3-18). The position is null without points. */
export const campaignUserDetailSchema = z.object({
  position: z.nullable(z.number()),
  points: z.number(),
  /** Points that are needed to overtake the person ahead; null in the first place and without a position. */
  pointsToNext: z.nullable(z.number()),
  /** The user's row with the row before and after it; empty without a position (decision 425). */
  neighbours: z.array(rankingRowSchema),
});

/** Department (B3-20). */
export const departmentSchema = z.object({ name: z.string() });

export type Campaign = z.infer<typeof campaignSchema>;
export type GamificationEvent = z.infer<typeof gamificationEventSchema>;
export type CampaignEvent = z.infer<typeof campaignEventSchema>;
export type PointsEntry = z.infer<typeof pointsEntrySchema>;
export type RankingRow = z.infer<typeof rankingRowSchema>;
