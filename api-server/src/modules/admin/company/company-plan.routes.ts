import * as contract from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { activePlan } from '../../../platform/tenancy/active-plan.repository.ts';
import { countActivePeople } from '../../identity/index.ts';
import { planRequests } from '../../plans/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';

/** Serves the plan of the company, how much of it is used, and what was asked about plans. */
export function serveCompanyPlan(api: AdminApi): void {
  api.handle(contract.readCompanyPlan, async ({ db, now }) => {
    const requests = planRequests(db);
    const [own, people, rows, total, contracted] = await Promise.all([
      activePlan(db).find(),
      countActivePeople(db),
      requests.newest(contract.MAX_PLAN_REQUESTS),
      requests.count(),
      requests.lastContract(),
    ]);
    return {
      plan: own
        ? {
            name: own.name,
            isTrial: own.trial,
            finishDate: toMoment(own.finish_date),
            hasEnded: own.finish_date < now,
            licences: own.trial || contracted?.id_plan !== own.id_plan ? null : contracted.licences,
          }
        : null,
      people,
      requests: rows.map((row) => ({
        idRequest: row.id_plan_request,
        kind: row.kind,
        plan: row.plan_name,
        idPerson: row.id_user,
        name: row.name,
        licences: row.licences,
        createdAt: toMoment(row.created_at),
        answeredAt: row.answered_at && toMoment(row.answered_at),
        answer: row.answer,
      })),
      total,
    };
  });
}
