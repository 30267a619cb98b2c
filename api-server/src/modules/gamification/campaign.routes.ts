import {
  getCampaignDetail,
  getCampaignUser,
  listCampaignDepartments,
  listCampaignPointsSummary,
  listCampaigns,
  listCampaignsByContent,
  listCampaignsByUser,
  listGamificationEvents,
  markCampaignNotified,
  userIsInCampaign,
} from '@shared-kit/contracts/gamification';
import type { Session } from '../../platform/auth/session.types.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import type { ApiBuilder } from '../../platform/module.ts';
import { flag, presentCampaign, presentPlace, presentRankingRow } from './campaign.presenter.ts';
import { campaignsOfContent } from './campaign-path.service.ts';
import { campaigns } from './campaign.repository.ts';
import type { CampaignRow } from './campaign.repository.ts';
import { pointsRules } from './points.repository.ts';
import { ranking } from './ranking.repository.ts';

export function campaignRoutes(api: ApiBuilder): void {
  api.handle(userIsInCampaign, async ({ db, session, now }) => ({
    userIsInCampaign: (await campaigns(db).statusOf({ idUser: session.idUser, now })).isIn,
  }));

  api.handle(listCampaigns, async ({ db, query, session, now }) => {
    const rows = await campaigns(db).list({ idUser: session.idUser, now }, { onlyActive: query.onlyActive === 'true' });
    return { campaigns: rows.map((row) => presentCampaign(row, now)) };
  });

  api.handle(getCampaignDetail, async ({ db, params, session, now }) => {
    const row = await joined({ db, session, now }, params.id);
    const events = await campaigns(db).events(row.id_campaign);
    return {
      campaign: presentCampaign(row, now),
      events: events.map(({ id_event, points }) => ({ idEvent: id_event, points })),
    };
  });

  api.handle(listGamificationEvents, async ({ db }) => {
    const rules = await pointsRules(db).list();
    return {
      events: rules.map(({ id_event, name, points }) => ({ idgamification_event: id_event, event: name, points })),
    };
  });

  api.handle(listCampaignsByUser, async ({ db, session, now }) => {
    const rows = await campaigns(db).list({ idUser: session.idUser, now }, { onlyActive: true });
    return {
      campaigns: rows.map((row) => ({
        idgamification_campaign: row.id_campaign,
        name: row.name,
        notified: flag(row.notified),
      })),
    };
  });

  api.handle(markCampaignNotified, async ({ db, params, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    const { id_campaign } = await joined({ db, session, now }, params.idCampaign);
    await campaigns(db).note(id_campaign, session.idUser);
    return { success: true };
  });

  api.handle(listCampaignsByContent, async ({ db, params, session, now }) => {
    const rows = await campaignsOfContent(db, params.idElement, { idUser: session.idUser, now });
    if (!rows) throw notFound();
    return { campaigns: rows.map((row) => presentCampaign(row, now)) };
  });

  api.handle(listCampaignPointsSummary, async ({ db, params, query, session, now }) => {
    const { id_campaign } = await joined({ db, session, now }, params.idCampaign);
    const { rows, total } = await ranking(db, { idCampaign: id_campaign, department: departmentOf(query) }).page(query);
    return { totalRecords: total, campaignpoints: rows.map((row) => presentRankingRow(row, session.idUser)) };
  });

  api.handle(getCampaignUser, async ({ db, params, query, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    const { id_campaign } = await joined({ db, session, now }, params.idCampaign);
    const place = await ranking(db, { idCampaign: id_campaign, department: departmentOf(query) }).of(session.idUser);
    if (!place) throw refuse('gamification.not-in-department', 404, 'Você não faz parte desse departamento.');
    return { campaignUserDetail: presentPlace(place, session.idUser) };
  });

  api.handle(listCampaignDepartments, async ({ db, params, session, now }) => {
    const { id_campaign } = await joined({ db, session, now }, params.idCampaign);
    return { result: (await campaigns(db).departments(id_campaign)).map((name) => ({ name })) };
  });
}

/** Answers 404 to everybody but the participants of the campaign. */
async function joined(
  { db, session, now }: { db: TenantDb; session: Session; now: Date },
  idCampaign: number,
): Promise<CampaignRow> {
  const row = await campaigns(db).find(idCampaign, { idUser: session.idUser, now });
  if (!row) throw notFound('Campanha não encontrada.');
  return row;
}

/** Treats an empty filter as absent. */
const departmentOf = ({ department }: { department?: string | undefined }): string | undefined =>
  department === '' ? undefined : department;
