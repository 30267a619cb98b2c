import { rankingPath } from '@shared-kit/contracts/journey';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notify } from '../notifications/index.ts';
import { campaigns } from './campaign.repository.ts';

/** Puts each running campaign into the bells of the people who take part in it, once. */
export async function announceCampaigns(db: TenantDb, now: Date): Promise<void> {
  for (const { id_campaign: idCampaign, name, people } of await campaigns(db).takeUnannounced(now)) {
    for (const idUser of people) {
      await notify.of(db)(db, {
        idUser,
        key: `campaign:${idCampaign}`,
        kind: 'campaign',
        title: `Você está na campanha ${name}!`,
        text: 'Ganhe pontos e acompanhe a sua posição no ranking.',
        path: rankingPath(idCampaign),
        now,
      });
    }
  }
}
