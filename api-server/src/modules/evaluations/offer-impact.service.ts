import type { ImpactEvaluationType, ImpactOffer } from '@shared-kit/contracts/evaluations';
import { MINUTE_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';
import { impactExpiry } from './impact-evaluation.rules.ts';

/** Training that was just finished successfully, and the impact evaluations that follow it. */
export interface FinishedTraining {
  readonly idEnrollment: number;
  readonly idLearner: number;
  readonly title: string;
  readonly follows: readonly {
    readonly evaluationType: ImpactEvaluationType;
    readonly idEvaluation: number;
    readonly days: number;
  }[];
  readonly now: Date;
}

/**
 * Creates the impact evaluations of the training, each once per enrolment. Returns the learner's own one if this call
 * created it.
 */
export async function offerImpactEvaluations(
  db: TenantDb,
  { idEnrollment, idLearner, title, follows, now }: FinishedTraining,
): Promise<ImpactOffer | null> {
  let own: ImpactOffer | null = null;
  for (const { evaluationType, idEvaluation, days } of follows) {
    const expirationDate = impactExpiry(now, days);
    const isNew = await impactEvaluations(db).add({
      evaluationType,
      idEvaluation,
      idEnrollment,
      idLearner,
      title,
      days,
      creationDate: now,
      expirationDate,
    });
    if (isNew && evaluationType === 'STUDENT_IMPACT') {
      own = { idEnrollment, idEvaluation, title, availableUntilDays: days, expirationDate: toMoment(expirationDate) };
    }
  }
  return own;
}

/** Maximum distance in time between a submit and its consequences. */
const moments = MINUTE_MS;

interface Finished {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly finishDate: Date;
  readonly now: Date;
}

/** Returns the impact evaluation that the submit of an evaluation created for its learner by finishing the training. */
export function offerOfSubmit(db: TenantDb, finished: Finished): Promise<ImpactOffer | null> {
  const { finishDate, now } = finished;
  return pendingOffer(db, finished, (made) => made >= finishDate && now.getTime() - made.getTime() < moments);
}

/**
 * Returns the impact evaluation that finishing a content created for its learner, however long ago; null once it is
 * answered or expired.
 */
export function offerOfContent(db: TenantDb, finished: Finished): Promise<ImpactOffer | null> {
  return pendingOffer(db, finished, (made) => made.getTime() === finished.finishDate.getTime());
}

async function pendingOffer(
  db: TenantDb,
  { idUser, idEnrollment, now }: Finished,
  isIts: (made: Date) => boolean,
): Promise<ImpactOffer | null> {
  const pending = await impactEvaluations(db).ofPerson(idUser, { evaluationType: 'STUDENT_IMPACT', pendingAt: now });
  const made = pending.find((row) => row.id_enrollment === idEnrollment && isIts(row.creation_date));
  return made
    ? {
        idEnrollment,
        idEvaluation: made.id_evaluation,
        title: made.title,
        availableUntilDays: made.days_to_complete,
        expirationDate: toMoment(made.expiration_date),
      }
    : null;
}
