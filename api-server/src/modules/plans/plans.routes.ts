import {
  contactTrial,
  extendTrial,
  findPlan,
  findPlanContact,
  listPlanCampaigns,
  listPlans,
  requestPlan,
  requestTrial,
  requestUpgrade,
} from '@shared-kit/contracts/plans';
import { isAdministrator } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import { activePlan } from '../../platform/tenancy/active-plan.repository.ts';
import { companyName, users } from '../identity/index.ts';
import { planRequests } from './plan-requests.repository.ts';
import { recordUpgrade, sendContact } from './contact.service.ts';
import { requestContract } from './order.service.ts';
import { extend, startTrial } from './trial.service.ts';
import { plansImporter } from './plans.importer.ts';
import { presentCampaign, presentPlan } from './plans.presenter.ts';
import type { PlanView } from './plans.presenter.ts';
import { priceList } from './plans.repository.ts';

export const plansModule = defineModule({
  name: 'plans',
  routes(api) {
    api.handle(listPlans, async ({ query, db, session, now }) => {
      const view = await viewOf(db, session, now);
      const rows = await priceList(db).list(view.active?.id_plan);
      const hasDetails = query.withDetails !== undefined;
      return {
        result: rows.map((row) => presentPlan(row, view, hasDetails)),
        priceTiers: await priceList(db).tiers(),
      };
    });

    api.handle(listPlanCampaigns, async ({ db, ...presentation }) => {
      const rows = await priceList(db).runningCampaigns(presentation.now);
      return { result: rows.map((row) => presentCampaign(presentation, row)) };
    });

    api.handle(findPlan, async ({ params, db, session, now }) => {
      const view = await viewOf(db, session, now);
      const row = await priceList(db).find(params.idPlan);
      if (!row || (!row.active && view.active?.id_plan !== row.id_plan)) throw notFound();
      return { result: presentPlan(row, view, true) };
    });

    api.handle(findPlanContact, async ({ params, db, session }) => {
      const user = params.idUser === session.idUser ? await users(db).find(session.idUser) : undefined;
      if (!user) throw notFound();
      return {
        idUser: user.id_user,
        idCompany: user.id_company,
        email: user.email,
        name: user.name,
        phone: user.phone,
        role: user.role,
        department: user.department,
        company: await companyName(db),
      };
    });

    api.handle(requestTrial, startTrial);

    api.handle(contactTrial, async (context) => {
      await sendContact(context);
      return { success: true };
    });

    api.handle(extendTrial, async (context) => ({ finishDate: await extend(context) }));

    api.handle(requestPlan, async (context) => {
      await requestContract(context);
      return { statusCode: 200 };
    });

    api.handle(requestUpgrade, async (context) => ({ requestsCount: await recordUpgrade(context) }));
  },
  importers: [plansImporter],
});

async function viewOf(
  db: TenantDb,
  session: { readonly idUser: number; readonly admin: number },
  now: Date,
): Promise<PlanView> {
  return {
    active: await activePlan(db).find(),
    settings: await priceList(db).settings(),
    upgrades: await planRequests(db).upgrades(session.idUser),
    isAdmin: isAdministrator(session.admin),
    now,
  };
}
