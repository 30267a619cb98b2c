import type { ImpactEvaluation } from '@shared-kit/contracts/journey';
import { toMoment } from '@shared-kit/contracts/calendar';
import { statusOfImpact } from '../../evaluations/index.ts';
import type { impactEvaluations } from '../../evaluations/index.ts';

type Row = Awaited<ReturnType<ReturnType<typeof impactEvaluations>['ofPerson']>>[number];

const momentOrNull = (moment: Date | null) => (moment === null ? null : toMoment(moment));

export function presentImpactEvaluation(row: Row, idUser: number, now: Date): ImpactEvaluation {
  return {
    title: row.title,
    evaluationType: row.evaluation_type,
    idEnrollment: row.id_enrollment,
    idEvaluation: row.id_evaluation,
    idQuestionnaire: row.id_questionnaire,
    idUser,
    learnerName: row.evaluation_type === 'IMPACT' ? row.learner_name : null,
    creationDate: toMoment(row.creation_date),
    startDate: momentOrNull(row.start_date),
    finishDate: momentOrNull(row.finish_date),
    expirationDate: toMoment(row.expiration_date),
    daysToComplete: row.days_to_complete,
    status: statusOfImpact(row, now),
  };
}
