import { formatDate, toMoment } from '@shared-kit/contracts/calendar';
import { daysLeft, extendedFinish, extensionWay, trialFinish } from '@shared-kit/contracts/plans';
import type { extendTrial, requestTrial } from '@shared-kit/contracts/plans';
import { notFound, refuse } from '../../platform/errors.ts';
import { sendMail } from '../../platform/mail/send-mail.job.ts';
import type { HandlerContext } from '../../platform/module.ts';
import { activePlan } from '../../platform/tenancy/active-plan.repository.ts';
import { entryTokens, proofOf } from '../identity/index.ts';
import {
  askerOf,
  contactOf,
  detailsOf,
  knownPlan,
  planForSale,
  requestOf,
  requireAdmin,
} from './new-request.service.ts';
import { employeesText, trialStartedMail } from './plan-request.mail.ts';
import { planRequests } from './plan-requests.repository.ts';
import { notifyCommercial } from './request-notices.service.ts';

/** Starts the trial of a plan for the company, and returns the way into the platform. */
export async function startTrial(
  context: HandlerContext<typeof requestTrial>,
): Promise<{ domain: string; token: string }> {
  const { body, db, session, now, request } = context;
  requireAdmin(session.admin);
  const plan = await planForSale(context, body.idPlan);
  const asker = await askerOf(context, body);
  const recorded = await planRequests(db).add({
    ...requestOf(context, body.idempotencyKey),
    id_plan: body.idPlan,
    kind: 'TRIAL',
    ...detailsOf(body, asker),
  });
  if (recorded) {
    if (!plan.trial) throw refuse('plans.no-trial', 409, 'Este plano não tem período de teste.');
    const finishDate = trialFinish(now);
    if (!(await activePlan(db).startTrial({ idPlan: plan.id_plan, name: plan.name, finishDate })))
      throw refuse('plans.already-active', 409, 'A empresa já tem um plano.');
    await notifyCommercial(context, {
      idRequest: recorded.id_plan_request,
      request: `começou o teste do plano ${plan.name}`,
      asker,
      details: [`Colaboradores: ${employeesText(body.numberOfEmployees)}`, `Fim do teste: ${formatDate(finishDate)}`],
    });
    if (asker.email !== '')
      await context.jobs.send(
        db,
        sendMail,
        trialStartedMail({
          to: asker.email,
          name: asker.name,
          plan: plan.name,
          tenant: context.tenant.name,
          finishDate,
          portalUrl: request.portalUrl,
        }),
      );
  }
  const token = await entryTokens(db, 'portal').issue(session.idUser, { via: 'trial', ...proofOf(session) }, now);
  return { domain: request.portalUrl, token };
}

/** Extends a trial that has ended, once. Returns its new end. */
export async function extend(context: HandlerContext<typeof extendTrial>): Promise<string> {
  const { body, db, session, now } = context;
  requireAdmin(session.admin);
  const plan = await knownPlan(context, body.idPlan);
  const own = await activePlan(db).lockForUpdate();
  if (own?.id_plan !== plan.id_plan) throw notFound();
  const asker = await askerOf(context, {});
  const recorded = await planRequests(db).add({
    ...requestOf(context, body.idempotencyKey),
    id_plan: plan.id_plan,
    kind: 'EXTENSION',
    ...contactOf(asker),
  });
  if (!recorded) return toMoment(own.finish_date);
  const details = { trial: own.trial, trialsCount: own.trials_count, deadline: daysLeft(own.finish_date, now) };
  if (extensionWay(details) !== 'direct')
    throw refuse(
      'plans.not-extendable',
      409,
      'O período de teste ainda não acabou ou já foi estendido. Fale com a equipe comercial.',
    );
  const finishDate = extendedFinish(now);
  await activePlan(db).extendTrial(finishDate);
  await notifyCommercial(context, {
    idRequest: recorded.id_plan_request,
    request: `estendeu por 7 dias o teste do plano ${plan.name}`,
    asker,
    details: [`Fim do teste: ${formatDate(finishDate)}`],
  });
  return toMoment(finishDate);
}
