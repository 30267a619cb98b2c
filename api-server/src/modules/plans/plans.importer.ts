import sanitizeHtml from 'sanitize-html';
import * as z from 'zod/mini';
import { DEFAULT_CAMPAIGN_REPEAT_SECONDS, planMediaTypes, standardPriceTiers } from '@shared-kit/contracts/plans';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { importDateSchema, parseImportDate } from '../../platform/importing/import-date.rules.ts';
import { defineImporter } from '../../platform/importing/importer.port.ts';
import type { CheckContext, ImportedDocument, WriteContext } from '../../platform/importing/importer.port.ts';
import { planRequests } from './plan-requests.repository.ts';
import { exportPlans } from './plans.exporter.ts';
import { inCents } from './price.rules.ts';

const key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/));
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

const tierSchema = z.strictObject({
  /** Last person of the band; the last band leaves it out. */
  upTo: z.optional(z.int().check(z.positive())),
  /** BRL per person and month. */
  price: z.number().check(z.nonnegative(), z.maximum(100_000), z.multipleOf(0.01)),
});

const planSchema = z.strictObject({
  /** Number of the plan, as `plan.id` of tenant.yaml names it. */
  id: z.int().check(z.positive(), z.maximum(2_147_483_647)),
  /** Permanent key by which an import finds the plan of an earlier import. */
  key,
  name: text(60),
  description: text(300),
  features: z._default(z.array(text(200)), []),
  products: z._default(z.array(text(120)), []),
  /** True when a company can try it. */
  trial: z._default(z.boolean(), true),
  /** Path of the HTML file with the terms, relative to the file. */
  agreement: z.string(),
});

const campaignSchema = z.strictObject({
  key,
  start: importDateSchema,
  finish: importDateSchema,
  mediaType: z._default(z.enum(planMediaTypes), 'image'),
  /** Path of the image, relative to the file; for a frame, an https address. */
  media: z.string(),
  /** Seconds until a closed campaign returns. */
  frequencyToShow: z._default(z.int().check(z.positive(), z.maximum(86_400)), DEFAULT_CAMPAIGN_REPEAT_SECONDS),
});

const plansSchema = z.strictObject({
  /** Address of the commercial team, which gets every request of an administrator. */
  commercialEmail: z.email(),
  upgradeButton: z._default(z.boolean(), true),
  contractButton: z._default(z.boolean(), true),
  /** Ascending bands; without them, the standard price list. */
  priceTiers: z.optional(z.array(tierSchema).check(z.minLength(1))),
  plans: z.array(planSchema).check(z.minLength(1)),
  campaigns: z._default(z.array(campaignSchema), []),
  /** People who have already asked for the upgrade. */
  upgradeRequests: z._default(
    z.array(z.strictObject({ user: z.string(), plan: z.string(), at: importDateSchema })),
    [],
  ),
});

type PlansDocument = ImportedDocument<z.output<typeof plansSchema>>;

export const plansImporter = defineImporter({
  domain: 'plans',
  after: ['identity'],
  documents: { plans: { path: 'plans.yaml', schema: plansSchema } },
  check({ plans }, context) {
    for (const document of plans) {
      checkTiers(document, context);
      checkPlans(document, context);
      checkCampaigns(document, context);
      for (const [at, { user, plan }] of document.data.upgradeRequests.entries()) {
        context.expectRef(document, ['upgradeRequests', at, 'user'], 'user', user);
        context.expectRef(document, ['upgradeRequests', at, 'plan'], 'plan', plan);
      }
    }
  },
  export: exportPlans,
  async write(db, { plans }, context) {
    for (const document of plans) {
      await writeSettings(db, document);
      await writeTiers(db, document);
      await writePlans(db, document, context);
      await writeCampaigns(db, document, context);
      await writeUpgradeRequests(db, document, context);
    }
  },
});

function checkTiers(document: PlansDocument, context: CheckContext): void {
  const tiers = document.data.priceTiers ?? [];
  for (const [at, { upTo }] of tiers.entries()) {
    const isLast = at === tiers.length - 1;
    if (isLast !== (upTo === undefined))
      context.fault(document, ['priceTiers', at], 'Toda faixa tem upTo, menos a última, que não tem fim.');
    if (upTo !== undefined && upTo <= (tiers[at - 1]?.upTo ?? 0))
      context.fault(document, ['priceTiers', at, 'upTo'], 'As faixas vão da menor para a maior.');
  }
}

function checkPlans(document: PlansDocument, context: CheckContext): void {
  const ids = document.data.plans.map(({ id }) => id);
  for (const [at, { id, key: planKey, agreement }] of document.data.plans.entries()) {
    context.declareRef(document, ['plans', at, 'key'], 'plan', planKey);
    context.expectMedia(document, ['plans', at, 'agreement'], agreement);
    if (ids.indexOf(id) < at) context.fault(document, ['plans', at, 'id'], `Há dois planos com o número ${id}.`);
  }
}

function checkCampaigns(document: PlansDocument, context: CheckContext): void {
  const keys = document.data.campaigns.map((campaign) => campaign.key);
  for (const [at, campaign] of document.data.campaigns.entries()) {
    const field = ['campaigns', at];
    const [start, finish] = [
      parseImportDate(campaign.start, context.now),
      parseImportDate(campaign.finish, context.now),
    ];
    if (start && finish && finish <= start)
      context.fault(document, [...field, 'finish'], 'A campanha termina antes de começar.');
    if (keys.indexOf(campaign.key) < at)
      context.fault(document, [...field, 'key'], `Há duas campanhas com a chave '${campaign.key}'.`);
    if (campaign.mediaType === 'image') context.expectMedia(document, [...field, 'media'], campaign.media);
    else if (!/^https:\/\/./.test(campaign.media))
      context.fault(document, [...field, 'media'], 'A página de uma campanha tem um endereço https.');
  }
}

async function writeSettings(db: TenantDb, { data }: PlansDocument): Promise<void> {
  const fields = {
    commercial_email: data.commercialEmail,
    upgrade_button: data.upgradeButton,
    contract_button: data.contractButton,
  };
  await db.deleteFrom('plan_settings').execute();
  await db.insertInto('plan_settings').values(fields).execute();
}

async function writeTiers(db: TenantDb, { data }: PlansDocument): Promise<void> {
  const tiers =
    data.priceTiers?.map(({ upTo, price }) => ({ upTo: upTo ?? null, priceCents: inCents(price) })) ??
    standardPriceTiers;
  await db.deleteFrom('plan_price_tiers').execute();
  await db
    .insertInto('plan_price_tiers')
    .values(tiers.map(({ upTo, priceCents }, position) => ({ position, up_to: upTo, price_cents: priceCents })))
    .execute();
}

/** Plans that the file no longer has are withdrawn, not deleted: requests name them. */
async function writePlans(db: TenantDb, document: PlansDocument, context: WriteContext): Promise<void> {
  await db.updateTable('plans').set({ active: false }).execute();
  for (const [position, plan] of document.data.plans.entries()) {
    const earlier = context.existing('plan', plan.key);
    if (earlier !== undefined && earlier !== plan.id) {
      context.fault(document, ['plans', position, 'id'], `O plano '${plan.key}' já tem o número ${earlier}.`);
      continue;
    }
    const fields = {
      key: plan.key,
      name: plan.name,
      description: plan.description,
      features: toJson(plan.features),
      products: toJson(plan.products),
      trial: plan.trial,
      agreement_content: sanitizeHtml(await context.text(document, plan.agreement)),
      position,
      active: true,
    };
    await db
      .insertInto('plans')
      .values({ id_plan: plan.id, ...fields })
      .onConflict((conflict) => conflict.columns(['id_plan']).doUpdateSet(fields))
      .execute();
    await context.register('plan', plan.key, plan.id);
  }
}

async function writeCampaigns(db: TenantDb, document: PlansDocument, context: WriteContext): Promise<void> {
  await db.deleteFrom('plan_campaigns').execute();
  for (const { key: campaignKey, start, finish, mediaType, media, frequencyToShow } of document.data.campaigns) {
    await db
      .insertInto('plan_campaigns')
      .values({
        key: campaignKey,
        start_date: context.date(start),
        finish_date: context.date(finish),
        media_type: mediaType,
        media: mediaType === 'image' ? await context.media(document, media) : media,
        frequency_to_show: frequencyToShow,
      })
      .execute();
  }
}

async function writeUpgradeRequests(db: TenantDb, { data }: PlansDocument, context: WriteContext): Promise<void> {
  for (const { user, plan, at } of data.upgradeRequests) {
    const idPlan = context.ref('plan', plan);
    await planRequests(db).add({
      id_user: context.ref('user', user),
      id_plan: idPlan,
      kind: 'UPGRADE',
      idempotency_key: `upgrade-${idPlan}`,
      created_at: context.date(at),
      employees_min: null,
      employees_max: null,
      licences: null,
      price_cents: null,
    });
  }
}
