import { impactEvaluationStatus, isImpactEvaluation } from 'shared-kit/contracts/evaluations';
import type { EvaluationType, QuestionnaireStatus } from 'shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { refuse } from '../../platform/errors.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';
import type { ImpactEvaluationRow } from './impact-evaluation.repository.ts';

/** The impact evaluation behind an address, if it is one; a survey that is part of a training is none. */
export async function impactAt(
  db: TenantDb,
  evaluationType: EvaluationType,
  at: { readonly idEnrollment: number; readonly idEvaluation: number },
): Promise<ImpactEvaluationRow | null> {
  if (!isImpactEvaluation(evaluationType)) return null;
  return (await impactEvaluations(db).at(at.idEnrollment, at.idEvaluation)) ?? null;
}

export function statusOfImpact(
  { finish_date, expiration_date }: Pick<ImpactEvaluationRow, 'finish_date' | 'expiration_date'>,
  now: Date,
): QuestionnaireStatus {
  return impactEvaluationStatus({ finishDate: finish_date, expirationDate: expiration_date }, now);
}

/** B4.1-19: after its last day nothing of it is taken any more, whatever the page still shows. */
export function assertNotExpired(impact: ImpactEvaluationRow | null, now: Date): void {
  if (impact && statusOfImpact(impact, now) === 'EXPIRED') {
    throw refuse('evaluations.impact-expired', 409, 'O prazo para responder a esta avaliação de impacto terminou.');
  }
}

/** What stands above the questions: the training, and whom it is about where that is somebody else. */
export function impactTitle({ title, evaluation_type, learner_name }: ImpactEvaluationRow): string {
  return evaluation_type === 'IMPACT' ? `${title} · ${learner_name}` : title;
}
