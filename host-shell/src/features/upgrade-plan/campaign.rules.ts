import { deadlineOf, isPlanCampaignActive, trialLevel } from '@shared-kit/contracts/plans';
import type { PlanCampaign } from '@shared-kit/contracts/plans';
import { SECOND_MS } from '@shared-kit/contracts/calendar';
import type { OwnPlan } from './plan-flow.rules.ts';

/** Interval at which the campaign's conditions are checked (B9-17). */
export const CAMPAIGN_CHECK_MS = 5000;

/** Time between meeting the conditions and showing the campaign (B9-18). */
export const CAMPAIGN_DELAY_MS = 5000;

export interface CampaignConditions {
  readonly campaign: PlanCampaign;
  readonly pathname: string;
  readonly own: OwnPlan | undefined;
  readonly isModalOpen: boolean;
  readonly areTermsAccepted: boolean;
  /** Time of the last close in this tab, in milliseconds. */
  readonly closedAt: number | undefined;
  readonly now: Date;
}

/** Returns whether the campaign may show now (B4.9-24, B4.9-25). */
export function mayShowCampaign(conditions: CampaignConditions): boolean {
  const { campaign, pathname, own, isModalOpen, areTermsAccepted, closedAt, now } = conditions;
  const isOver = closedAt === undefined || now.getTime() - closedAt >= campaign.frequencyToShow * SECOND_MS;
  return (
    pathname === '/' &&
    isPlanCampaignActive(campaign, now) &&
    !isModalOpen &&
    areTermsAccepted &&
    deadlineOf(own ?? {}) !== 0 &&
    isOver
  );
}

interface LevelConditions {
  readonly isAdmin: boolean;
  readonly own: OwnPlan | undefined;
  /** Levels that this session has shown. */
  readonly shown: readonly number[];
  /** True while the page is the one that a reload has loaded. */
  readonly isReload: boolean;
}

/** Returns the level to show: to administrators of a trial, once per level and session, never by a reload. */
export function levelToShow({ isAdmin, own, shown, isReload }: LevelConditions): 1 | 2 | 3 | undefined {
  if (!isAdmin || !own?.trial || isReload) return undefined;
  const level = trialLevel(deadlineOf(own));
  return level === undefined || shown.includes(level) ? undefined : level;
}
