import { impactEvaluationStatus, isImpactEvaluation } from '@shared-kit/contracts/evaluations';
import type { EvaluationType, QuestionnaireStatus } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../platform/errors.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';
import type { ImpactEvaluationRow } from './impact-evaluation.repository.ts';

/** Returns the impact evaluation at an address; null for a survey that is part of a training. */
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

/** Rejects every change after the last day, whatever the page still shows (B4.1-19). */
export function assertNotExpired(impact: ImpactEvaluationRow | null, now: Date): void {
  if (impact && statusOfImpact(impact, now) === 'EXPIRED') {
    throw refuse('evaluations.impact-expired', 409, 'O prazo para responder a esta avaliação de impacto terminou.');
  }
}

/** Returns the title above the questions: the training, plus the learner's name when the answerer is another person. */
export function impactTitle({ title, evaluation_type, learner_name }: ImpactEvaluationRow): string {
  return evaluation_type === 'IMPACT' ? `${title} · ${learner_name}` : title;
}
