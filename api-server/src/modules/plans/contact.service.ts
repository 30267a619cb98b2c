import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { isAdministrator } from '@shared-kit/contracts/identity';
import { contactFormMessages, daysLeft, isMessageRequired } from '@shared-kit/contracts/plans';
import type { contactTrial, requestUpgrade } from '@shared-kit/contracts/plans';
import { consumeTurn } from '../../platform/auth/rate-limit.service.ts';
import { invalidField } from '../../platform/errors.ts';
import type { HandlerContext } from '../../platform/module.ts';
import { activePlan } from '../../platform/tenancy/active-plan.repository.ts';
import { askerOf, contactOf, detailsOf, knownPlan, requestOf } from './new-request.service.ts';
import { employeesText } from './plan-request.mail.ts';
import { planRequests } from './plan-requests.repository.ts';
import { notifyAdministrators, notifyCommercial } from './request-notices.service.ts';

/** Messages of one person in an hour. */
const perPerson = { limit: 5, windowSeconds: HOUR_SECONDS };

/** Records a message and sends it: an administrator's to the commercial team, a client's to the administration. */
export async function sendContact(context: HandlerContext<typeof contactTrial>): Promise<void> {
  const { body, db, session, tenant, now, rateLimit } = context;
  const plan = await knownPlan(context, body.idPlan);
  const active = await activePlan(db).find();
  const own = active?.id_plan === plan.id_plan ? active : undefined;
  const isRequired = isMessageRequired(
    own ? { trial: own.trial, deadline: daysLeft(own.finish_date, now) } : { trial: plan.trial },
  );
  if (isRequired && body.message === '') throw invalidField('body.message', contactFormMessages.message);
  const asker = await askerOf(context, body);
  const recorded = await planRequests(db).add({
    ...requestOf(context, body.idempotencyKey),
    id_plan: plan.id_plan,
    kind: 'CONTACT',
    ...detailsOf(body, asker),
    message: body.message,
  });
  if (!recorded) return;
  // A repeated message does not count against the limit. A refusal rolls back its record.
  await consumeTurn(rateLimit, `plans:${tenant.idApp}:${session.idUser}`, perPerson);
  const mail = {
    idRequest: recorded.id_plan_request,
    request: `quer falar sobre o plano ${plan.name}`,
    asker,
    details: [`Colaboradores: ${employeesText(body.numberOfEmployees)}`],
    message: body.message,
  };
  await (isAdministrator(session.admin) ? notifyCommercial(context, mail) : notifyAdministrators(context, mail));
}

/** Records once that a person wants the upgrade, and notifies the administration. Returns how many people have asked. */
export async function recordUpgrade(context: HandlerContext<typeof requestUpgrade>): Promise<number> {
  const { params, db, session } = context;
  const plan = await knownPlan(context, params.idPlan);
  const asker = await askerOf(context, {});
  const recorded = await planRequests(db).add({
    ...requestOf(context, `upgrade-${plan.id_plan}`),
    id_plan: plan.id_plan,
    kind: 'UPGRADE',
    ...contactOf(asker),
  });
  const { counts } = await planRequests(db).upgrades(session.idUser);
  const requestsCount = counts.get(plan.id_plan) ?? 0;
  if (recorded)
    await notifyAdministrators(context, {
      idRequest: recorded.id_plan_request,
      request: `tem interesse em contratar o plano ${plan.name}`,
      asker,
      details: [`Pessoas interessadas até agora: ${requestsCount}`],
    });
  return requestsCount;
}
