import { fromMoment, lastSecondBefore } from 'shared-kit/contracts/calendar';
import type { Campaign } from './campaign.schema.ts';

/** The last moment that counts in a campaign: one that ends as a day begins has had its last day before (decision 332). */
export function lastMomentOf({ endDate }: Pick<Campaign, 'endDate'>): Date {
  return lastSecondBefore(fromMoment(endDate));
}
