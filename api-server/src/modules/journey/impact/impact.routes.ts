import {
  hasImpactEvaluationsToNotify,
  listImpactEvaluations,
  markImpactEvaluationsAsNotified,
} from '@shared-kit/contracts/journey';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { impactEvaluations } from '../../evaluations/index.ts';
import { presentImpactEvaluation } from './impact.presenter.ts';

/** Routes of the impact evaluations of trainings that people, or their team members, have finished. */
export function impactRoutes(api: ApiBuilder): void {
  api.handle(listImpactEvaluations, async ({ params, query, db, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    const filter = { evaluationType: query.evaluationType, pendingAt: query.onlyPending === 1 ? now : undefined };
    const rows = await impactEvaluations(db).ofPerson(session.idUser, filter);
    return { impactEvaluations: rows.map((row) => presentImpactEvaluation(row, session.idUser, now)) };
  });

  api.handle(hasImpactEvaluationsToNotify, async ({ params, db, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    return { hasImpactEvaluationsToNotify: await impactEvaluations(db).hasToNotify(session.idUser, now) };
  });

  api.handle(markImpactEvaluationsAsNotified, async ({ params, db, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    await impactEvaluations(db).markNotified(session.idUser, now);
    return { success: true as const };
  });
}
