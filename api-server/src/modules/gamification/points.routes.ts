import { ALL_CAMPAIGNS, exportCampaignUserPoints, listCampaignUserPoints } from '@shared-kit/contracts/gamification';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../platform/errors.ts';
import { file } from '../../platform/module.ts';
import type { ApiBuilder } from '../../platform/module.ts';
import { campaigns } from './campaign.repository.ts';
import { earnedPoints } from './points.repository.ts';
import { activitiesSpreadsheet } from './spreadsheet/activities-spreadsheet.presenter.ts';
import { XLSX_MEDIA_TYPE } from '../../platform/spreadsheets/xlsx.adapter.ts';

export function pointsRoutes(api: ApiBuilder): void {
  api.handle(listCampaignUserPoints, async ({ db, body, session, now }) => {
    const earned = await earnedIn(db, body, { idUser: session.idUser, now });
    const { totalRecords, totalPoints } = await earned.totals();
    const rows = await earned.page(body);
    return {
      totalRecords,
      totalPoints,
      userpoints: rows.map(({ id_points_entry, title, event, earned_at, points }) => ({
        idPointsEntry: String(id_points_entry),
        contentitemtext: title,
        event,
        eventDate: toMoment(earned_at),
        points,
      })),
    };
  });

  api.handle(exportCampaignUserPoints, async ({ db, query, session, now }) => {
    const earned = await earnedIn(db, query, { idUser: session.idUser, now });
    return file(await activitiesSpreadsheet(await earned.all()), {
      mediaType: XLSX_MEDIA_TYPE,
      name: 'minhas-atividades.xlsx',
    });
  });
}

/** Returns the person's own points: all, or those in a campaign that they take part in. */
async function earnedIn(
  db: TenantDb,
  requested: { idCampaign: number; idUser: number },
  { idUser, now }: { idUser: number; now: Date },
) {
  if (requested.idUser !== idUser) throw notFound();
  if (requested.idCampaign === ALL_CAMPAIGNS) return earnedPoints(db, { idUser, idCampaign: undefined });
  const campaign = await campaigns(db).find(requested.idCampaign, { idUser, now });
  if (!campaign) throw notFound('Campanha não encontrada.');
  return earnedPoints(db, { idUser, idCampaign: campaign.id_campaign });
}
