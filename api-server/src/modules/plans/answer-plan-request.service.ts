import { endOfDay } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import type { Mail } from '../../platform/mail/mail.port.ts';
import { activePlan } from '../../platform/tenancy/active-plan.repository.ts';
import { users } from '../identity/index.ts';
import { answerMail } from './plan-request.mail.ts';
import { planRequests } from './plan-requests.repository.ts';
import type { PlanRequestRow } from './plan-requests.repository.ts';

/** An operator's answer to a request. */
export interface PlanAnswer {
  readonly text: string;
  /** For a contract: the last day of the contract, which begins now. */
  readonly contractUntil?: Date | undefined;
}

/**
 * Answers a request once. With `contractUntil`, the requested plan becomes the company's contract. Returns the request
 * as it was, and the mail for the person when they have an address.
 */
export async function answerPlanRequest(
  db: TenantDb,
  id: number,
  { text, contractUntil }: PlanAnswer,
  now: Date,
): Promise<{ request: PlanRequestRow; mail: Mail | null }> {
  const request = await planRequests(db).find(id);
  if (!request) throw notFound(`Não há solicitação de plano com o número ${id} neste cliente.`);
  if (contractUntil && request.kind !== 'CONTRACT')
    throw refuse('plans.not-a-contract', 409, `A solicitação ${id} não é de contratação.`);
  if (contractUntil && endOfDay(contractUntil) <= now)
    throw refuse('plans.contract-over', 409, 'O contrato tem de terminar no futuro.');
  if (!(await planRequests(db).answer(id, text, now)))
    throw refuse('plans.request-answered', 409, `A solicitação ${id} já foi respondida.`);
  if (contractUntil)
    await activePlan(db).contract({
      idPlan: request.id_plan,
      name: request.plan_name,
      finishDate: endOfDay(contractUntil),
    });
  const email = request.email === '' ? ((await users(db).find(request.id_user))?.email ?? '') : request.email;
  return { request, mail: email === '' ? null : answerMail({ to: email, plan: request.plan_name, text }) };
}
