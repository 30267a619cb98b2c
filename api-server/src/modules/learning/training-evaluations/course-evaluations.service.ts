import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { isModuleOn } from '../../../platform/tenancy/module-switch.ts';
import { evaluationSummaries, questionnaireStates } from '../../evaluations/index.ts';
import type { CourseEvaluation, EnrollmentRow } from '../core/course.rules.ts';

interface EvaluationsQuery {
  readonly enrollment: EnrollmentRow;
  readonly ids: readonly number[];
  /** As they stand as pre-tests. */
  readonly arePreTests?: boolean;
  readonly now: Date;
}

/** The evaluations of a training with how far its learner is, by id; none where the company has no evaluations: what can't be taken closes nothing. */
export async function courseEvaluations(
  db: TenantDb,
  { enrollment, ids, arePreTests = false, now }: EvaluationsQuery,
): Promise<ReadonlyMap<number, CourseEvaluation>> {
  if (ids.length === 0 || !(await isModuleOn(db, 'evaluations'))) return new Map();
  const states = await questionnaireStates(db, {
    idUser: enrollment.id_user,
    idEnrollments: [enrollment.id_enrollment],
    arePreTests,
    now,
  });
  const byEvaluation = new Map(states.map((state) => [state.idEvaluation, state]));
  const summaries = await evaluationSummaries(db, ids);
  return new Map(
    summaries.map(({ idEvaluation, evaluationType, title, description }) => {
      const state = byEvaluation.get(idEvaluation);
      return [
        idEvaluation,
        {
          idEvaluation,
          title,
          description,
          isGraded: evaluationType === 'KNOWLEDGE',
          // A pre-test is taken, not passed.
          status: arePreTests && state?.finishDate ? 'COMPLETED' : (state?.status ?? 'NOT_ATTEMPTED'),
          progress: state?.progress ?? 0,
          triesLeft: state?.triesLeft ?? null,
          questionnaire: state ?? null,
        },
      ];
    }),
  );
}
