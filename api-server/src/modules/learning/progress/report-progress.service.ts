import type { ImpactOffer } from '@shared-kit/contracts/evaluations';
import { isDone } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineEvent } from '../../../platform/wiring.service.ts';
import { arePointsHeld } from '../../content/index.ts';
import { awardPoints } from '../../gamification/index.ts';
import type { PointsAwarded } from '../../gamification/index.ts';
import { afterReport } from './content-progress.rules.ts';
import type { ContentReport } from './content-progress.rules.ts';
import { elementsOf } from '../core/course.rules.ts';
import type {
  ContentEnrollmentRow,
  Course,
  CourseNode,
  EnrollmentRow,
  NodeEnrollmentRow,
} from '../core/course.rules.ts';
import { contentState, nodeState } from '../core/element-state.rules.ts';
import { contentEnrollments, enrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { endedWell } from '../core/enrollment-status.rules.ts';
import { followTraining } from '../training-evaluations/impact-of-training.service.ts';
import type { OpenContent } from './open-item.service.ts';
import { awaitingComments, neverBack, rollUp } from '../core/roll-up.rules.ts';
import type { Progress } from '../core/roll-up.rules.ts';

/** Pages of a training that a report has just finished. */
export interface PagesDone {
  readonly enrollment: EnrollmentRow;
  readonly idNodes: readonly number[];
  readonly now: Date;
}

/** Published in the transaction of the report. */
export const pagesDone = defineEvent<PagesDone>('learning.pages-done');

export interface ReportedProgress {
  readonly contentEnrollment: ContentEnrollmentRow;
  readonly nodeEnrollment: NodeEnrollmentRow;
  readonly enrollment: EnrollmentRow;
  /** Null when the report completed nothing. */
  readonly points: PointsAwarded | null;
  /** The learner's impact evaluation when the report finished the training. */
  readonly impactEvaluation: ImpactOffer | null;
}

/** Stores a player's report and updates the node, the nodes above it and the enrolment. */
export async function reportProgress(
  db: TenantDb,
  course: Course,
  open: OpenContent,
  report: ContentReport,
  now: Date,
): Promise<ReportedProgress> {
  const { element, nodeEnrollment } = open;
  const { content } = element;
  if (!content) throw new Error('a content element has its content');
  const contentEnrollment = await contentEnrollments(db).save({
    idNodeEnrollment: nodeEnrollment.id_node_enrollment,
    idContentItem: content.idContentItem,
    ...afterReport(element.contentEnrollment, report, now),
    now,
  });
  const changed = withElementState(open.node, content.idContentItem, contentEnrollment);
  const after = await rollUpFrom(db, course, changed, now);
  const { id_user: idUser } = course.enrollment;
  const { idContentItem } = content;
  const isRewarded = isDone(contentEnrollment.status) && !(await arePointsHeld(db, { idUser, idContentItem }));
  const earned = isRewarded
    ? await awardPoints(db, {
        idUser,
        event: 'content-completed',
        idContentItem,
        title: content.title,
        once: `content-completed:${content.idContentItem}`,
        now,
      })
    : undefined;
  return {
    contentEnrollment,
    nodeEnrollment: after.nodeEnrollment,
    enrollment: after.enrollment,
    impactEvaluation: after.impactEvaluation,
    points: earned
      ? { earnPoints: earned.earnPoints + (after.points?.earnPoints ?? 0), totalUserPoints: earned.totalUserPoints }
      : null,
  };
}

function withElementState(node: CourseNode, idContentItem: number, row: ContentEnrollmentRow): CourseNode {
  return {
    ...node,
    blocks: node.blocks.map((block) => ({
      ...block,
      elements: block.elements.map((element) =>
        element.content?.idContentItem === idContentItem
          ? { ...element, contentEnrollment: row, state: contentState(row, element.content.idContentType) }
          : element,
      ),
    })),
  };
}

interface RolledUp {
  readonly nodeEnrollment: NodeEnrollmentRow;
  readonly enrollment: EnrollmentRow;
  /** Undefined unless this finished the training. */
  readonly points: PointsAwarded | undefined;
  readonly impactEvaluation: ImpactOffer | null;
}

/** Updates a changed node, the nodes above it and the enrolment, in the caller's transaction. */
export async function rollUpFrom(db: TenantDb, course: Course, changed: CourseNode, now: Date): Promise<RolledUp> {
  let node: CourseNode | undefined = changed;
  let first: NodeEnrollmentRow | undefined;
  let last: NodeEnrollmentRow | undefined;
  const done: number[] = [];
  while (node) {
    if (!node.nodeEnrollment) throw new Error('a node is entered before anything in it is done');
    last = await nodeEnrollments(db).saveProgress(
      node.nodeEnrollment,
      neverBack(node.nodeEnrollment, progressIn(course, node)),
      now,
    );
    first ??= last;
    if (!endedWell(node.nodeEnrollment.status) && endedWell(last.status)) done.push(node.row.id_node);
    node = parentWith(course, node, last);
  }
  if (!first || !last) throw new Error('there is at least the changed node');
  const enrollment = await enrollments(db).saveProgress(
    course.enrollment,
    neverBack(course.enrollment, progressOf(last)),
    now,
  );
  if (done.length > 0) await pagesDone.publish(db, { enrollment, idNodes: done, now });
  const impactEvaluation = await followTraining(db, course, enrollment.status, now);
  return {
    nodeEnrollment: first,
    enrollment,
    impactEvaluation,
    points: await awardTraining(db, course, enrollment, now),
  };
}

/** Computes a node's progress from its elements. The root also waits for its required comments. */
function progressIn(course: Course, node: CourseNode): Progress {
  const progress = rollUp(elementsOf(node));
  return node.idParent === null ? awaitingComments(progress, course.participation) : progress;
}

/** Returns the parent node with the new progress of this one. */
function parentWith(course: Course, node: CourseNode, row: NodeEnrollmentRow): CourseNode | undefined {
  const parent = node.idParent === null ? undefined : course.nodes.get(node.idParent);
  if (!parent) return undefined;
  const blocks = parent.blocks.map((block) => ({
    ...block,
    elements: block.elements.map((element) =>
      element.row.id_node === node.row.id_node ? { ...element, state: nodeState(row) } : element,
    ),
  }));
  return { ...parent, blocks };
}

function progressOf({ status, progress, grade }: NodeEnrollmentRow) {
  return { status, progress, grade };
}

async function awardTraining(
  db: TenantDb,
  course: Course,
  after: EnrollmentRow,
  now: Date,
): Promise<PointsAwarded | undefined> {
  if (endedWell(course.enrollment.status) || !endedWell(after.status)) return undefined;
  const { row } = course.root;
  return awardPoints(db, {
    idUser: after.id_user,
    event: 'training-completed',
    title: row.title,
    once: `training-completed:${row.id_node}`,
    now,
  });
}
