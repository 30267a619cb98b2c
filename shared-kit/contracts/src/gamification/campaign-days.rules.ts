import { fromMoment, lastSecondBefore } from '@shared-kit/contracts/calendar';
import type { Campaign } from './campaign.schema.ts';

/**
 * Returns the last moment that counts in a campaign: one that ends at the start of a day has the day before as its last
 * (decision 332).
 */
export function lastMomentOf({ endDate }: Pick<Campaign, 'endDate'>): Date {
  return lastSecondBefore(fromMoment(endDate));
}
