import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { campaigns } from './campaign.repository.ts';

/** Codes of the trainings of a campaign's path, in their order; undefined for who doesn't take part in it. */
export async function campaignPath(
  db: TenantDb,
  idCampaign: number,
  viewer: { idUser: number; now: Date },
): Promise<string[] | undefined> {
  const campaign = await campaigns(db).find(idCampaign, viewer);
  return campaign && campaigns(db).path(campaign.id_campaign);
}

/** Codes of the trainings that belong to running campaigns of the person. */
export function campaignTrainings(db: TenantDb, viewer: { idUser: number; now: Date }): Promise<ReadonlySet<string>> {
  return campaigns(db).trainings(viewer);
}
