import type { Campaign } from '@shared-kit/contracts/gamification';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { CampaignRow } from './campaign.repository.ts';

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Presents a campaign of a participant. A finished campaign has status 0. */
export function presentCampaign(row: CampaignRow, now: Date): Campaign {
  return {
    idgamification_campaign: row.id_campaign,
    name: row.name,
    description: row.description,
    startDate: toMoment(row.start_date),
    endDate: toMoment(row.end_date),
    points: row.points,
    status: flag(row.end_date > now),
    notified: flag(row.notified),
  };
}
