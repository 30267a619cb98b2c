import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { ImpactOffer } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isModuleOn, whileModuleIsOn } from '../../../platform/tenancy/module-switch.repository.ts';
import { impactEvaluations, offerImpactEvaluations } from '../../evaluations/index.ts';
import type { Course, EnrollmentRow, TeamRow } from '../core/course.rules.ts';
import { endedWell } from '../core/enrollment-status.rules.ts';

/** Repository of the impact evaluations that follow trainings. */
export function nodeImpactEvaluations(db: TenantDb) {
  const ofTenant = () => db.selectFrom('node_impact_evaluations').selectAll();
  return {
    of: (idNode: number) => ofTenant().where('id_node', '=', idNode).execute(),

    /**
     * Returns the days to answer the learner's impact evaluation, by node. Omits nodes without one; empty while the
     * tenant has evaluations off.
     */
    async studentDays(idNodes: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (idNodes.length === 0) return new Map();
      const rows = await ofTenant()
        .where('id_node', 'in', [...idNodes])
        .where('evaluation_type', '=', 'STUDENT_IMPACT')
        .where(whileModuleIsOn(db, 'evaluations'))
        .execute();
      return new Map(rows.map((row) => [row.id_node, row.available_until_days]));
    },
  };
}

type Finished = Pick<Course, 'enrollment' | 'root'>;

/**
 * Creates the impact evaluations of a training that was just finished (B4.10-01). Creates none for an equivalence, and
 * none while the tenant has evaluations off.
 */
export async function followTraining(
  db: TenantDb,
  finished: Finished,
  after: EnrollmentStatus,
  now: Date,
): Promise<ImpactOffer | null> {
  if (endedWell(finished.enrollment.status) || !endedWell(after) || !(await isModuleOn(db, 'evaluations'))) return null;
  return createImpactEvaluations(db, finished, now);
}

/** Creates the impact evaluations of a finished training, even while the tenant has evaluations off. */
export async function createImpactEvaluations(
  db: TenantDb,
  { enrollment, root }: Finished,
  now: Date,
): Promise<ImpactOffer | null> {
  const rows = await nodeImpactEvaluations(db).of(root.row.id_node);
  return offerImpactEvaluations(db, {
    idEnrollment: enrollment.id_enrollment,
    idLearner: enrollment.id_user,
    title: root.row.title,
    follows: rows.map((row) => ({
      evaluationType: row.evaluation_type,
      idEvaluation: row.id_evaluation,
      days: row.available_until_days,
    })),
    now,
  });
}

/**
 * Returns whether the learner's pending impact evaluation keeps a finished training open that completion would close.
 */
export async function isOpenForImpact(
  db: TenantDb,
  enrollment: Pick<EnrollmentRow, 'id_user' | 'id_enrollment' | 'status'>,
  team: TeamRow | null,
  now: Date,
): Promise<boolean> {
  if (!endedWell(enrollment.status) || team === null || team.allow_access_upon_completion) return false;
  return (await impactEvaluations(db).ofLearner(enrollment.id_user, now)).get(enrollment.id_enrollment) === 'PENDING';
}
