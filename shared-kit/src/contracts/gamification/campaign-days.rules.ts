import type { Campaign } from './campaign.schema.ts';

/** The last moment that counts in a campaign: one that ends as a day begins has had its last day before (decision 332). */
export function lastMomentOf({ endDate }: Pick<Campaign, 'endDate'>): Date {
  return new Date(new Date(`${endDate.replace(' ', 'T')}Z`).getTime() - 1000);
}
