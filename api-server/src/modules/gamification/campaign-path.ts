import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { campaigns } from './campaign.repository.ts';

/** Returns the node codes of a campaign's path, in order; undefined when the person doesn't take part in it. */
export async function campaignPath(
  db: TenantDb,
  idCampaign: number,
  viewer: { idUser: number; now: Date },
): Promise<string[] | undefined> {
  const campaign = await campaigns(db).find(idCampaign, viewer);
  return campaign && campaigns(db).path(campaign.id_campaign);
}

/** Returns the node codes of the trainings that belong to the person's running campaigns. */
export function campaignTrainings(db: TenantDb, viewer: { idUser: number; now: Date }): Promise<ReadonlySet<string>> {
  return campaigns(db).trainings(viewer);
}
