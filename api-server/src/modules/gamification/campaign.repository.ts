import type { TenantDb } from '../../platform/database/tenant-db.ts';

export interface CampaignInput {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly active: boolean;
}

/** Campaigns of the tenant and who takes part in them. */
export function campaigns(db: TenantDb) {
  return {
    /** Whether the person takes part in one that is running, in a tenant with gamification. */
    async isRunningFor(idUser: number, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('campaign_participants as p')
        .innerJoin('campaigns as c', (join) => join.onRef('c.id_app', '=', 'p.id_app').onRef('c.id_campaign', '=', 'p.id_campaign'))
        .innerJoin('apps as a', 'a.id_app', 'p.id_app')
        .select('p.id_campaign')
        .where('p.id_app', '=', db.tenantId)
        .where('p.id_user', '=', idUser)
        .where('a.gamification', '=', true)
        .where('c.active', '=', true)
        .where('c.start_date', '<=', now)
        .where('c.end_date', '>', now)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async save({ key, name, description, startDate, endDate, active }: CampaignInput): Promise<number> {
      const fields = { name, description, start_date: startDate, end_date: endDate, active };
      const { id_campaign } = await db
        .insertInto('campaigns')
        .values({ id_app: db.tenantId, key, ...fields })
        .onConflict((conflict) => conflict.columns(['id_app', 'key']).doUpdateSet(fields))
        .returning('id_campaign')
        .executeTakeFirstOrThrow();
      return id_campaign;
    },

    /** These people and no others; what points they have is kept apart from it. */
    async setParticipants(idCampaign: number, idUsers: readonly number[]): Promise<void> {
      await db.deleteFrom('campaign_participants').where('id_app', '=', db.tenantId).where('id_campaign', '=', idCampaign).execute();
      if (idUsers.length === 0) return;
      const rows = idUsers.map((idUser) => ({ id_app: db.tenantId, id_campaign: idCampaign, id_user: idUser }));
      await db.insertInto('campaign_participants').values(rows).execute();
    },
  };
}
