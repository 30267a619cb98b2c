import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { campaigns } from './campaign.repository.ts';
import type { CampaignRow } from './campaign.repository.ts';
import { contentExists, trainingsOfContent } from './content-in-trainings.port.ts';

/** Returns the node codes of a campaign's path, in order; undefined when the person doesn't take part in it. */
export async function campaignPath(
  db: TenantDb,
  idCampaign: number,
  viewer: { idUser: number; now: Date },
): Promise<string[] | undefined> {
  const [campaign, path] = await Promise.all([campaigns(db).find(idCampaign, viewer), campaigns(db).path(idCampaign)]);
  return campaign && path;
}

/** Returns the node codes of the trainings that belong to the person's running campaigns. */
export function campaignTrainings(db: TenantDb, viewer: { idUser: number; now: Date }): Promise<ReadonlySet<string>> {
  return campaigns(db).trainings(viewer);
}

/**
 * Returns the person's running campaigns whose path has a training with this content, at any level; undefined when the
 * content doesn't exist.
 */
export async function campaignsOfContent(
  db: TenantDb,
  idContentItem: number,
  viewer: { idUser: number; now: Date },
): Promise<CampaignRow[] | undefined> {
  if (!(await contentExists.of(db)(db, idContentItem))) return undefined;
  return campaigns(db).along(await trainingsOfContent.of(db)(db, idContentItem), viewer);
}
