import { DEFAULT_ZONE, addDays, daysBetween, endOfDay, fromMoment } from '@shared-kit/contracts/calendar';
import type { PlanCampaign } from './plan.schema.ts';

/** Days of a trial, and days that are assumed left when a plan states none (B4.9-03). */
export const DEFAULT_TRIAL_DAYS = 15;

/** Days that an extension adds (B9-16). */
export const EXTENSION_DAYS = 7;

/** Seconds until a closed campaign returns, when it states none (B4.9-25). */
export const DEFAULT_CAMPAIGN_REPEAT_SECONDS = 300;

/** Statuses of a trial (B4.9-01). */
export const trialStatuses = ['notStarted', 'started', 'finish'] as const;
export type TrialStatus = (typeof trialStatuses)[number];

/** Returns the days on which a plan can still be used, counting today; 0 once it has ended. */
export function daysLeft(finishDate: Date, now: Date, zone: string = DEFAULT_ZONE): number {
  return finishDate <= now ? 0 : daysBetween(now, finishDate, zone) + 1;
}

/** Returns the end of a trial that starts now: the end of its fifteenth day. */
export function trialFinish(now: Date, zone: string = DEFAULT_ZONE): Date {
  return endOfDay(addDays(now, DEFAULT_TRIAL_DAYS - 1, zone), zone);
}

/** Returns the new end of a trial that has ended: the end of the seventh day, counting today. */
export function extendedFinish(now: Date, zone: string = DEFAULT_ZONE): Date {
  return endOfDay(addDays(now, EXTENSION_DAYS - 1, zone), zone);
}

/** A plan's own trial, as the rules read it. `deadline` is in days. */
export interface TrialState {
  readonly trial: boolean;
  readonly deadline?: number | undefined;
  readonly trialsCount: number;
}

/** B4.9-03: returns the days left, 15 when the plan states none. */
export function deadlineOf({ deadline }: Pick<TrialState, 'deadline'>): number {
  return deadline ?? DEFAULT_TRIAL_DAYS;
}

/** B4.9-02: returns the status of the company's plan; `undefined` is no plan. */
export function trialStatusOf(plan: Pick<TrialState, 'deadline'> | undefined): TrialStatus {
  if (plan === undefined) return 'notStarted';
  return deadlineOf(plan) > 0 ? 'started' : 'finish';
}

/** B4.9-10: returns whether the company's trial has ended. */
export function hasTrialEnded(plan: Pick<TrialState, 'deadline' | 'trial'>): boolean {
  return plan.trial && deadlineOf(plan) <= 0;
}

/** B4.9-19, B4.9-20: an extension is given at once after the first trial has ended; otherwise the form opens. */
export function extensionWay(plan: TrialState): 'direct' | 'form' {
  return hasTrialEnded(plan) && plan.trialsCount === 1 ? 'direct' : 'form';
}

/** B4.9-27: returns how close the end of the trial is; undefined while it is far away, and once it has ended. */
export function trialLevel(deadline: number): 1 | 2 | 3 | undefined {
  if (deadline === 1) return 1;
  if (deadline >= 2 && deadline <= 5) return 2;
  return deadline >= 6 && deadline <= 10 ? 3 : undefined;
}

interface UpgradeButtonState extends Pick<TrialState, 'trial' | 'deadline'> {
  readonly isHidden: boolean;
  /** Shows the button after the end of the trial as well. */
  readonly isForced?: boolean;
  readonly isPlanContractButtonActive: boolean;
}

/** B4.9-21: returns whether the upgrade button shows. */
export function showsUpgradeButton(state: UpgradeButtonState): boolean {
  const { trial, isHidden, isForced = false, isPlanContractButtonActive } = state;
  return trial && !isHidden && (deadlineOf(state) > 0 || isForced) && isPlanContractButtonActive;
}

/** B2.14-09, B2.14-10: returns whether the upgrade banner shows to this person. */
export function showsUpgradeBanner(upgrade: {
  readonly isUpgradeButtonActive: boolean;
  readonly userIsAdmin: boolean;
  readonly hasRequestedUpgrade: boolean;
}): boolean {
  return upgrade.isUpgradeButtonActive && (upgrade.userIsAdmin || !upgrade.hasRequestedUpgrade);
}

/** Returns whether a campaign runs at this moment. */
export function isPlanCampaignActive(
  { startDate, finishDate }: Pick<PlanCampaign, 'startDate' | 'finishDate'>,
  now: Date,
): boolean {
  return fromMoment(startDate) <= now && now <= fromMoment(finishDate);
}

/** Returns whether the message of the form is required: the plan is not a trial, or the trial is over (B5-30). */
export function isMessageRequired(plan: Pick<TrialState, 'deadline' | 'trial'>): boolean {
  return !plan.trial || hasTrialEnded(plan);
}
