import type { Campaign, RankingRow } from '@shared-kit/contracts/gamification';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { CampaignRow } from './campaign.repository.ts';
import { pointsToOvertake } from './ranking.rules.ts';
import type { RankingEntry } from './ranking.repository.ts';

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

export function presentRankingRow({ id_user, name, points, position }: RankingEntry, idUser: number): RankingRow {
  return { position, name, points, own: flag(id_user === idUser) };
}

/** Presents a person's place in a ranking with the rows next to it. */
export function presentPlace({ points, around }: { points: number; around: readonly RankingEntry[] }, idUser: number) {
  const position = around.find((entry) => entry.id_user === idUser)?.position ?? null;
  const ahead = around.find((entry) => position !== null && entry.position === position - 1);
  return {
    position,
    points,
    pointsToNext: ahead ? pointsToOvertake(points, ahead.points) : null,
    neighbours: around.map((entry) => presentRankingRow(entry, idUser)),
  };
}
