import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Badge } from '@shared-kit/contracts/gamification';
import type { BadgeRule } from './badges/badge.rules.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** Points of an event in a tenant. */
export interface PointsRulesTable {
  id_event: Generated<number>;
  event: string;
  name: string;
  points: number;
}

/** Points that a person earned. `once` is the idempotency key of the rewarded action. */
export interface PointsEntriesTable {
  id_points_entry: Generated<number>;
  id_user: number;
  id_event: number;
  points: number;
  id_content_item: number | null;
  title: Generated<string>;
  once: string;
  earned_at: Moment;
}

export interface CampaignsTable {
  id_campaign: Generated<number>;
  key: string;
  name: string;
  description: Generated<string>;
  start_date: Moment;
  end_date: Moment;
  active: Generated<boolean>;
}

export interface CampaignParticipantsTable {
  id_campaign: number;
  id_user: number;
  /** Points earned in the campaign so far. */
  points: Generated<number>;
  /** When the current points were reached; null without points. */
  reached_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** True when the person was notified of the campaign. */
  notified: Generated<boolean>;
  /** True when the person has the campaign in the bell. */
  announced: Generated<boolean>;
  /** Those of the account; triggers follow it. */
  active: Generated<boolean>;
  department: Generated<string>;
}

/**
 * How many active people have these points in a campaign, of one department, or of all when it is null. Several rows
 * add up. Triggers of `campaign_participants` write them.
 */
export interface CampaignTalliesTable {
  id_tally: Generated<number>;
  id_campaign: number;
  department: string | null;
  points: number;
  people: number;
}

/** Event that counts in a campaign. */
export interface CampaignEventsTable {
  id_campaign: number;
  id_event: number;
}

/** Trainings of a campaign's path, in order. */
export interface CampaignNodesTable {
  id_campaign: number;
  node_code: string;
  position: number;
}

export interface BadgesTable {
  id_badge: Generated<number>;
  key: string;
  name: string;
  description: string;
  icon: Badge['icon'];
  rule: JSONColumnType<BadgeRule>;
  position: number;
  /** False while the tenant has badges off, and for one that its file lists no more. */
  active: boolean;
}

export interface EarnedBadgesTable {
  id_user: number;
  id_badge: number;
  earned_at: Moment;
  /** True when the person has seen the notice. */
  notified: Generated<boolean>;
}

interface GamificationTables {
  points_rules: PointsRulesTable;
  points_entries: PointsEntriesTable;
  campaigns: CampaignsTable;
  campaign_participants: CampaignParticipantsTable;
  campaign_tallies: CampaignTalliesTable;
  campaign_events: CampaignEventsTable;
  campaign_nodes: CampaignNodesTable;
  badges: BadgesTable;
  earned_badges: EarnedBadgesTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends GamificationTables {}
}
