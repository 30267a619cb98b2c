import { DEFAULT_CAMPAIGN_REPEAT_SECONDS } from '@shared-kit/contracts/plans';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from '../../platform/importing/exporter.port.ts';
import { importDateOf } from '../../platform/importing/import-date.rules.ts';
import { lean } from '../../platform/importing/lean.rules.ts';

/** Returns `plans.yaml`: the price list and its campaigns. Requests of people stay where they are. */
export async function exportPlans(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const settings = await db.selectFrom('plan_settings').selectAll().executeTakeFirst();
  const plans = await db.selectFrom('plans').selectAll().where('active', '=', true).orderBy('position').execute();
  if (!settings || plans.length === 0) return [];
  const tiers = await db.selectFrom('plan_price_tiers').selectAll().orderBy('position').execute();
  const campaigns = await db.selectFrom('plan_campaigns').selectAll().orderBy('id_plan_campaign').execute();
  return [
    {
      path: 'plans.yaml',
      kind: 'settings',
      fields: {
        commercialEmail: settings.commercial_email,
        ...lean(
          { upgradeButton: settings.upgrade_button, contractButton: settings.contract_button },
          { upgradeButton: true, contractButton: true },
        ),
        ...lean({
          priceTiers: tiers.map(({ up_to: upTo, price_cents: cents }) => ({ ...lean({ upTo }), price: cents / 100 })),
        }),
      },
      lists: {
        plans: {
          kind: 'plan',
          things: plans.map((plan) => ({
            id: plan.id_plan,
            key: plan.key,
            name: plan.name,
            description: plan.description,
            ...lean({ features: plan.features, products: plan.products, trial: plan.trial }, { trial: true }),
            agreement: context.text(`plans/${plan.key}.html`, plan.agreement_content),
          })),
        },
        campaigns: {
          kind: 'plan-campaign',
          things: campaigns.map((campaign) => ({
            key: campaign.key,
            start: importDateOf(campaign.start_date),
            finish: importDateOf(campaign.finish_date),
            ...lean({ mediaType: campaign.media_type }, { mediaType: 'image' }),
            media: campaign.media_type === 'image' ? context.media(campaign.media) : campaign.media,
            ...lean(
              { frequencyToShow: campaign.frequency_to_show },
              { frequencyToShow: DEFAULT_CAMPAIGN_REPEAT_SECONDS },
            ),
          })),
        },
      },
    },
  ];
}
