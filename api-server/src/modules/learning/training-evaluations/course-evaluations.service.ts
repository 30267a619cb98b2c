import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isModuleOn } from '../../../platform/tenancy/module-switch.repository.ts';
import { evaluationSummaries, questionnaireStates } from '../../evaluations/index.ts';
import type { CourseEvaluation, EnrollmentRow } from '../core/course.rules.ts';

interface EvaluationsQuery {
  /** Enrolments of one person. */
  readonly enrollments: readonly EnrollmentRow[];
  readonly ids: readonly number[];
  /** True selects the progress of the evaluations as pre-tests. */
  readonly arePreTests?: boolean;
  readonly now: Date;
}

/** Returns an evaluation with the learner's progress in it, in one of the enrolments. */
export type EvaluationOf = (idEnrollment: number, idEvaluation: number) => CourseEvaluation | undefined;

/**
 * Loads the evaluations of trainings with their learner's progress. Finds none when the evaluations module is off, so
 * that they lock nothing.
 */
export async function courseEvaluations(
  db: TenantDb,
  { enrollments, ids, arePreTests = false, now }: EvaluationsQuery,
): Promise<EvaluationOf> {
  const [first] = enrollments;
  if (!first || ids.length === 0) return () => undefined;
  const isOn = isModuleOn(db, 'evaluations');
  const [states, listed] = await Promise.all([
    questionnaireStates(db, {
      idUser: first.id_user,
      idEnrollments: enrollments.map((row) => row.id_enrollment),
      idEvaluations: [...new Set(ids)],
      arePreTests,
      isOn,
      now,
    }),
    evaluationSummaries(db, [...new Set(ids)]),
  ]);
  if (!(await isOn)) return () => undefined;
  const byPlace = new Map(states.map((state) => [`${state.idEnrollment}/${state.idEvaluation}`, state]));
  const summaries = new Map(listed.map((one) => [one.idEvaluation, one]));
  return (idEnrollment, idEvaluation) => {
    const summary = summaries.get(idEvaluation);
    if (!summary) return undefined;
    const { evaluationType, title, description } = summary;
    const state = byPlace.get(`${idEnrollment}/${idEvaluation}`);
    return {
      idEvaluation,
      title,
      description,
      isGraded: evaluationType === 'KNOWLEDGE',
      // A finished pre-test counts as completed, whatever its grade.
      status: arePreTests && state?.finishDate ? 'COMPLETED' : (state?.status ?? 'NOT_ATTEMPTED'),
      progress: state?.progress ?? 0,
      triesLeft: state?.triesLeft ?? null,
      questionnaire: state ?? null,
    };
  };
}
