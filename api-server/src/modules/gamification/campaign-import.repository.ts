import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { CampaignInput } from './campaign.repository.ts';

/** Rows per statement, because PostgreSQL accepts at most 65,535 values. */
const AT_ONCE = 5_000;

/** Repository for the campaign data that an import writes. `campaignScores` holds the scores. */
export function campaignImport(db: TenantDb) {
  return {
    async save({ key, name, description, startDate, endDate, active }: CampaignInput): Promise<number> {
      const fields = { name, description, start_date: startDate, end_date: endDate, active };
      const { id_campaign } = await db
        .insertInto('campaigns')
        .values({ key, ...fields })
        .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(fields))
        .returning('id_campaign')
        .executeTakeFirstOrThrow();
      return id_campaign;
    },

    /** Replaces the participants. Those who remain keep their notification state. */
    async setParticipants(idCampaign: number, idUsers: readonly number[], { notified = false } = {}): Promise<void> {
      await db
        .deleteFrom('campaign_participants')
        .where('id_campaign', '=', idCampaign)
        .$if(idUsers.length > 0, (query) =>
          query.where((where) => where.not(where('id_user', '=', where.fn.any(where.val([...idUsers]))))),
        )
        .execute();
      for (let start = 0; start < idUsers.length; start += AT_ONCE) {
        const rows = idUsers
          .slice(start, start + AT_ONCE)
          .map((idUser) => ({ id_campaign: idCampaign, id_user: idUser, notified }));
        await db
          .insertInto('campaign_participants')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['id_user', 'id_campaign']).doNothing())
          .execute();
      }
    },

    async setEvents(idCampaign: number, idEvents: readonly number[]): Promise<void> {
      await db.deleteFrom('campaign_events').where('id_campaign', '=', idCampaign).execute();
      if (idEvents.length === 0) return;
      await db
        .insertInto('campaign_events')
        .values(idEvents.map((idEvent) => ({ id_campaign: idCampaign, id_event: idEvent })))
        .execute();
    },

    async setPath(idCampaign: number, nodeCodes: readonly string[]): Promise<void> {
      await db.deleteFrom('campaign_nodes').where('id_campaign', '=', idCampaign).execute();
      if (nodeCodes.length === 0) return;
      await db
        .insertInto('campaign_nodes')
        .values(
          nodeCodes.map((node_code, position) => ({
            id_campaign: idCampaign,
            node_code,
            position,
          })),
        )
        .execute();
    },
  };
}
