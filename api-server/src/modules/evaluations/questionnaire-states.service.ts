import type { EvaluationType } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { evaluations } from './evaluation.repository.ts';
import type { EvaluationRow } from './evaluation.repository.ts';
import { finishIfTimeIsOver } from './finish-questionnaire.service.ts';
import { questionnaires } from './questionnaire.repository.ts';
import type { QuestionnaireRow } from './questionnaire.repository.ts';
import { evaluationProgress } from './questionnaire-state.rules.ts';
import type { EvaluationProgress } from './questionnaire-state.rules.ts';
import { zeroMoment } from './evaluation-clock.rules.ts';
import { clockOf } from './questionnaire-clock.rules.ts';
import { loadQuestionnaire } from './load-questionnaire.service.ts';
import { allowedTries, triesLeft } from './tries.rules.ts';

/** Summary of a tenant's evaluation, for modules that place it in a training. */
export interface EvaluationSummary {
  readonly idEvaluation: number;
  readonly evaluationType: EvaluationType;
  readonly title: string;
  readonly description: string;
  /** 0 to 100. */
  readonly masteryScore: number;
}

export interface QuestionnaireState extends EvaluationProgress {
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  /** Questionnaire to open: the one in progress, otherwise the latest. */
  readonly idQuestionnaire: number;
  readonly startDate: Date;
  /** When the evaluation was first finished; a further try keeps it. */
  readonly finishDate: Date | null;
  /** Best grade of all tries, 0 to 100. */
  readonly grade: number | null;
  readonly passed: boolean;
  /** Null is unlimited. */
  readonly triesLeft: number | null;
}

export async function evaluationSummaries(db: TenantDb, ids: readonly number[]): Promise<EvaluationSummary[]> {
  return (await evaluations(db).list(ids)).map((row) => ({
    idEvaluation: row.id_evaluation,
    evaluationType: row.evaluation_type,
    title: row.title,
    description: row.description,
    masteryScore: row.mastery_score,
  }));
}

interface StatesQuery {
  readonly idUser: number;
  readonly idEnrollments: readonly number[];
  /** Evaluations to return the progress of; all by default. */
  readonly idEvaluations?: readonly number[];
  /** True when the tenant has evaluations on, the default: otherwise no time runs out and none is returned. */
  readonly isOn?: Promise<boolean>;
  /** True selects the questionnaires that were taken as pre-tests; otherwise all others are selected. */
  readonly arePreTests?: boolean;
  readonly now: Date;
}

/** Returns the progress of a learner in the evaluations of enrolments. Omits evaluations that were never started. */
export async function questionnaireStates(
  db: TenantDb,
  { idUser, idEnrollments, idEvaluations, isOn = Promise.resolve(true), arePreTests = false, now }: StatesQuery,
): Promise<QuestionnaireState[]> {
  if (idEnrollments.length === 0) return [];
  const [found, known, isModuleOn] = await Promise.all([
    questionnaires(db).ofEnrollments(idUser, idEnrollments),
    idEvaluations && evaluations(db).list(idEvaluations),
    isOn,
  ]);
  if (!isModuleOn) return [];
  const rows: QuestionnaireRow[] = [];
  for (const row of found) rows.push(await settled(db, row, now));
  const attempts = rows.filter((row) => (row.questionnaire_type === 'PRE_TEST') === arePreTests);
  const all = known ?? (await evaluations(db).list([...new Set(attempts.map((row) => row.id_evaluation))]));
  const types = new Map(all.map((row) => [row.id_evaluation, row]));
  const groups = Object.groupBy(attempts, (row) => `${row.id_enrollment}:${row.id_evaluation}`);
  return Object.values(groups).flatMap((group = []) => stateOf(group, types) ?? []);
}

async function settled(db: TenantDb, row: QuestionnaireRow, now: Date): Promise<QuestionnaireRow> {
  if (row.finish_date !== null || zeroMoment(clockOf(row), now) === null) return row;
  const locked = await questionnaires(db).lockForUpdate({
    idUser: row.id_user,
    idEnrollment: row.id_enrollment,
    idEvaluation: row.id_evaluation,
    idQuestionnaire: row.id_questionnaire,
  });
  return (await finishIfTimeIsOver(db, await loadQuestionnaire(db, locked ?? row), now)).questionnaire;
}

function stateOf(
  attempts: readonly QuestionnaireRow[],
  types: ReadonlyMap<number, EvaluationRow>,
): QuestionnaireState | undefined {
  const [first] = attempts;
  const latest = attempts.at(-1);
  const evaluation = first && types.get(first.id_evaluation);
  if (!first || !latest || !evaluation) return undefined;
  const grades = attempts.flatMap((attempt) => attempt.grade ?? []);
  const passed = attempts.some((attempt) => attempt.passed);
  const allowed = allowedTries(
    { parameters: evaluation.parameters, maxTries: evaluation.max_tries },
    first.questionnaire_type,
  );
  return {
    idEnrollment: first.id_enrollment,
    idEvaluation: first.id_evaluation,
    idQuestionnaire: latest.id_questionnaire,
    startDate: first.start_date,
    finishDate: attempts.find((attempt) => attempt.finish_date !== null)?.finish_date ?? null,
    grade: grades.length === 0 ? null : Math.max(...grades),
    passed,
    triesLeft: triesLeft(allowed, attempts.filter((attempt) => attempt.finish_date !== null).length, {
      passed,
      lockAfterApproval: evaluation.parameters.lockAfterApproval === 1,
    }),
    ...evaluationProgress(
      evaluation.evaluation_type,
      attempts.map((attempt) => ({ finishDate: attempt.finish_date, grade: attempt.grade, passed: attempt.passed })),
    ),
  };
}
