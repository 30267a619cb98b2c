import { isDone } from '@shared-kit/contracts/learning';
import type { CardElement, Lock } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { campaignTrainings } from '../../gamification/index.ts';
import type { Course, NodeRow, TeamRow } from '../core/course.rules.ts';
import { trainingSteps } from '../core/training-steps.rules.ts';
import { impactEvaluations } from '../../evaluations/index.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { canReenroll } from '../core/open-again.rules.ts';
import { enrollments } from '../enrolment/enrollment.repository.ts';
import { nodeImpactEvaluations } from '../training-evaluations/impact-of-training.service.ts';
import { loadCourses } from '../progress/load-course.service.ts';
import { missingPrerequisites } from '../training-tree/prerequisite.repository.ts';
import { likes, noLikes } from './like.repository.ts';
import type { Likes } from './like.repository.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { trainingsInPreparation } from '../training-tree/in-preparation.repository.ts';
import { teams } from '../classes/team.repository.ts';
import { flag, momentOrNull } from '../core/wire-value.presenter.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { lockOfVisitor, maySee } from '../core/unlock.rules.ts';

/** Data of a card beyond the node's own row. */
export interface NodeInfo {
  /** Ancestors that are open to the person, top down, without the home. */
  readonly parents: readonly NodeRow[];
  readonly hasChildNodes: boolean;
  readonly hasTeamAvailable: boolean;
  readonly hasAccess: boolean;
  /** True for a training of one of the person's running campaigns, or a node within one. */
  readonly hasCampaign: boolean;
  readonly hasEnrollmentCompleted: boolean;
  readonly likes: Likes;
  /** Days to answer the learner's impact evaluation; undefined without one. */
  readonly studentImpactDays: number | undefined;
  readonly enrollment: CardElement['enrollment'];
  readonly lock: Lock | null;
}

/**
 * Loads the card data of many nodes with a fixed number of queries. `hasEnrollments: false` leaves out the person's own
 * enrolments, for nodes inside of one.
 */
export async function nodeInfo(
  db: TenantDb,
  rows: readonly NodeRow[],
  viewer: Viewer,
  { hasEnrollments = true }: { readonly hasEnrollments?: boolean } = {},
): Promise<ReadonlyMap<number, NodeInfo>> {
  const ids = rows.map((row) => row.id_node);
  const trainings = rows.flatMap((row) => (row.node_type === 'LEARNING' ? [row.id_node] : []));
  const [
    above,
    withChildren,
    withTeams,
    inCampaigns,
    liked,
    enrolled,
    listedTeams,
    missing,
    inPreparation,
    impactDays,
  ] = await Promise.all([
    nodes(db).above(rows),
    nodes(db).withChildren(ids),
    teams(db).nodesWithAvailable(ids, viewer.now),
    campaignTrainings(db, viewer),
    likes(db, viewer.idUser).of('NODE', ids),
    enrollments(db).latestByNode(viewer.idUser, ids),
    teams(db).ofPerson(viewer.idUser, ids),
    missingPrerequisites(db, viewer, ids),
    trainingsInPreparation(db, trainings),
    nodeImpactEvaluations(db).studentDays(ids),
  ]);
  const courses = hasEnrollments
    ? await loadCourses(db, [...enrolled.values()], viewer.now)
    : new Map<number, Course>();
  const ownTeams = new Map(listedTeams.map((team) => [team.id_team, team]));
  const isAnyClosed = [...ownTeams.values()].some((team) => !team.allow_access_upon_completion);
  const impacts = isAnyClosed
    ? await impactEvaluations(db).ofLearner(viewer.idUser, viewer.now)
    : new Map<number, never>();
  return new Map(
    rows.map((row) => {
      const enrollment = enrolled.get(row.id_node);
      const hasTeamAvailable = withTeams.has(row.id_node);
      const team = enrollment?.id_team == null ? null : (ownTeams.get(enrollment.id_team) ?? null);
      const ownCard = cardEnrollment(
        enrollment && courses.get(enrollment.id_enrollment),
        { row, team, hasTeamAvailable },
        viewer.now,
      );
      const isOpenForImpact = enrollment !== undefined && impacts.get(enrollment.id_enrollment) === 'PENDING';
      return [
        row.id_node,
        {
          // A restricted ancestor must not reveal even its title.
          parents: parentsOf(row, above).filter((parent) => maySee(parent, viewer.department)),
          hasCampaign: [row, ...parentsOf(row, above)].some(({ node_code }) => inCampaigns.has(node_code)),
          hasChildNodes: withChildren.has(row.id_node),
          hasTeamAvailable,
          hasAccess: maySee(row, viewer.department),
          hasEnrollmentCompleted: enrollment !== undefined && isDone(enrollment.status),
          likes: liked.get(row.id_node) ?? noLikes,
          studentImpactDays: impactDays.get(row.id_node),
          enrollment: ownCard,
          lock: lockOfVisitor(
            row,
            {
              department: viewer.department,
              enrollment: enrollment ?? null,
              team,
              isOpenForImpact,
              canReenroll: ownCard?.canReenroll === 1,
              isInPreparation: inPreparation.has(row.id_node),
              // People who are enrolled already may go on.
              missingPrerequisite: enrollment ? null : (missing.get(row.id_node) ?? null),
            },
            viewer.now,
          ),
        },
      ];
    }),
  );
}

function parentsOf(row: NodeRow, above: ReadonlyMap<number, NodeRow>): NodeRow[] {
  const parents: NodeRow[] = [];
  let next = row.id_parent === null ? undefined : above.get(row.id_parent);
  while (next && !parents.includes(next)) {
    if (!next.is_home) parents.unshift(next);
    next = next.id_parent === null ? undefined : above.get(next.id_parent);
  }
  return parents;
}

function cardEnrollment(
  course: Course | undefined,
  { row, team, hasTeamAvailable }: { row: NodeRow; team: TeamRow | null; hasTeamAvailable: boolean },
  now: Date,
): CardElement['enrollment'] {
  if (!course) return null;
  const { enrollment } = course;
  return {
    idEnrollment: enrollment.id_enrollment,
    status: enrollmentStatusAt(enrollment, now),
    progress: enrollment.progress,
    canReenroll: flag(canReenroll(enrollment, { team, selfEnrollment: row.self_enrollment, hasTeamAvailable }, now)),
    validUntil: momentOrNull(enrollment.valid_until),
    steps: trainingSteps(course, now),
  };
}
