import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isModuleOn } from '../../../platform/tenancy/module-switch.repository.ts';
import { evaluationSummaries, questionnaireStates } from '../../evaluations/index.ts';
import type { CourseEvaluation, EnrollmentRow } from '../core/course.rules.ts';

interface EvaluationsQuery {
  readonly enrollment: EnrollmentRow;
  readonly ids: readonly number[];
  /** True selects the progress of the evaluations as pre-tests. */
  readonly arePreTests?: boolean;
  readonly now: Date;
}

/**
 * Returns the evaluations of a training with its learner's progress, by id. Returns an empty map when the evaluations
 * module is off, so that they lock nothing.
 */
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
          // A finished pre-test counts as completed, whatever its grade.
          status: arePreTests && state?.finishDate ? 'COMPLETED' : (state?.status ?? 'NOT_ATTEMPTED'),
          progress: state?.progress ?? 0,
          triesLeft: state?.triesLeft ?? null,
          questionnaire: state ?? null,
        },
      ];
    }),
  );
}
