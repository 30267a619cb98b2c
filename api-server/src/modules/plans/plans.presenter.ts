import type { Plan, PlanCampaign } from '@shared-kit/contracts/plans';
import { daysLeft } from '@shared-kit/contracts/plans';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { Storage } from '../../platform/storage/storage.port.ts';
import type { ActivePlanRow } from '../../platform/tenancy/active-plan.repository.ts';
import type { Tenant } from '../../platform/tenancy/tenant.types.ts';
import type { PlanCampaignRow, PlanRow, PlanSettingsRow } from './plans.repository.ts';

/** Presents plans. Texts and buttons of a plan depend on the company's own plan and on the person. */
export interface PlanView {
  readonly active: ActivePlanRow | undefined;
  readonly settings: PlanSettingsRow | undefined;
  readonly upgrades: { readonly counts: ReadonlyMap<number, number>; readonly own: ReadonlySet<number> };
  readonly isAdmin: boolean;
  readonly now: Date;
}

export function presentPlan(row: PlanRow, view: PlanView, hasDetails: boolean): Plan {
  const { active, settings, upgrades, isAdmin, now } = view;
  const own = active?.id_plan === row.id_plan ? active : undefined;
  return {
    idPlan: row.id_plan,
    idRef: row.key,
    name: row.name,
    description: row.description,
    features: hasDetails ? row.features.map((description) => ({ description })) : [],
    products: hasDetails ? row.products.map((name) => ({ name })) : [],
    ...(own ? { deadline: daysLeft(own.finish_date, now) } : {}),
    trial: own ? own.trial : row.trial,
    trialsCount: own ? own.trials_count : 1,
    agreementContent: hasDetails ? row.agreement_content : '',
    planUpgrade: {
      numberRequest: upgrades.counts.get(row.id_plan) ?? 0,
      hasRequestedUpgrade: upgrades.own.has(row.id_plan),
      isUpgradeButtonActive: settings?.upgrade_button ?? false,
      isPlanContractButtonActive: settings?.contract_button ?? false,
      userIsAdmin: isAdmin,
    },
  };
}

interface Presentation {
  readonly tenant: Tenant;
  readonly storage: Storage;
  readonly now: Date;
}

export function presentCampaign({ tenant, storage, now }: Presentation, row: PlanCampaignRow): PlanCampaign {
  return {
    startDate: toMoment(row.start_date),
    finishDate: toMoment(row.finish_date),
    mediaType: row.media_type,
    mediaUrl: row.media_type === 'image' ? tenant.basePath + storage.signMediaUrl(row.media, { now }) : row.media,
    frequencyToShow: row.frequency_to_show,
  };
}
