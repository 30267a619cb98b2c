import { monthlyPriceCents } from '@shared-kit/contracts/plans';
import type { requestPlan } from '@shared-kit/contracts/plans';
import { refuse } from '../../platform/errors.ts';
import type { HandlerContext } from '../../platform/module.ts';
import { askerOf, contactOf, planForSale, requestOf, requireAdmin } from './new-request.service.ts';
import { planRequests } from './plan-requests.repository.ts';
import { priceList } from './plans.repository.ts';
import { inCents, moneyText } from './price.rules.ts';
import { notifyCommercial } from './request-notices.service.ts';

/** Records that the company wants to contract a plan, at the price of the price list. */
export async function requestContract(context: HandlerContext<typeof requestPlan>): Promise<void> {
  const { body, db, session } = context;
  requireAdmin(session.admin);
  const plan = await planForSale(context, body.idPlan);
  const settings = await priceList(db).settings();
  if (!settings?.contract_button) throw refuse('plans.contract-off', 409, 'A contratação não está disponível agora.');
  const cents = monthlyPriceCents(await priceList(db).tiers(), body.numberOfLicences);
  if (inCents(body.price) !== cents)
    throw refuse('plans.price-changed', 409, 'O preço deste plano mudou. Veja o novo valor antes de solicitar.');
  const asker = await askerOf(context, {});
  const recorded = await planRequests(db).add({
    ...requestOf(context, body.idempotencyKey),
    id_plan: plan.id_plan,
    kind: 'CONTRACT',
    ...contactOf(asker),
    licences: body.numberOfLicences,
    price_cents: cents,
  });
  if (!recorded) return;
  await notifyCommercial(context, {
    idRequest: recorded.id_plan_request,
    request: `quer contratar o plano ${plan.name}`,
    asker,
    details: [`Licenças: ${body.numberOfLicences}`, `Valor mensal: ${moneyText(cents)}`],
  });
}
