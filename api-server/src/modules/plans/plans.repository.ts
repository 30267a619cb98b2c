import type { Selectable } from 'kysely';
import type { PriceTier } from '@shared-kit/contracts/plans';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { PlanCampaignsTable, PlanSettingsTable, PlansTable } from './plans.tables.ts';

export type PlanRow = Selectable<PlansTable>;
export type PlanCampaignRow = Selectable<PlanCampaignsTable>;
export type PlanSettingsRow = Selectable<PlanSettingsTable>;

/** Reads the price list. */
export function priceList(db: TenantDb) {
  const plans = () => db.selectFrom('plans').selectAll();
  return {
    /** Returns the plans for sale, and the company's own plan even when it is no longer for sale. */
    list: (idOwn: number | undefined): Promise<PlanRow[]> =>
      plans()
        .where((eb) => eb.or([eb('active', '=', true), ...(idOwn === undefined ? [] : [eb('id_plan', '=', idOwn)])]))
        .orderBy('position')
        .orderBy('id_plan')
        .execute(),
    find: (idPlan: number): Promise<PlanRow | undefined> => plans().where('id_plan', '=', idPlan).executeTakeFirst(),
    async tiers(): Promise<PriceTier[]> {
      const rows = await db.selectFrom('plan_price_tiers').selectAll().orderBy('position').execute();
      return rows.map(({ up_to, price_cents }) => ({ upTo: up_to, priceCents: price_cents }));
    },
    settings: (): Promise<PlanSettingsRow | undefined> => db.selectFrom('plan_settings').selectAll().executeTakeFirst(),
    /** Returns the campaigns that run at `now`, the one that ends first at the front. */
    runningCampaigns: (now: Date): Promise<PlanCampaignRow[]> =>
      db
        .selectFrom('plan_campaigns')
        .selectAll()
        .where('start_date', '<=', now)
        .where('finish_date', '>=', now)
        .orderBy('finish_date')
        .orderBy('id_plan_campaign')
        .execute(),
  };
}
