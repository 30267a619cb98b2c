import { isDone } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Course } from '../core/course.rules.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { enrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { equivalences } from '../training-tree/equivalence.repository.ts';
import type { MetEquivalence } from '../training-tree/equivalence.repository.ts';
import { loadCourse } from './load-course.service.ts';
import { enterNode, ownCourse } from './open-item.service.ts';
import { rollUpFrom } from './report-progress.service.ts';
import type { PagesDone } from './report-progress.service.ts';

/**
 * Marks the nodes of a training whose equivalent page the person has done. The caller holds the lock on the enrolment.
 */
export async function grantEquivalences(db: TenantDb, course: Course, now: Date): Promise<void> {
  const who = { idUser: course.enrollment.id_user, idEnrollment: course.enrollment.id_enrollment, now };
  for (const one of await metIn(db, course, now)) await settle(db, who, one);
}

/** Returns the equivalences that the person has met elsewhere and that are not yet granted in this training. */
export async function metIn(db: TenantDb, course: Course, now: Date): Promise<MetEquivalence[]> {
  if (enrollmentStatusAt(course.enrollment, now) === 'EXPIRED') return [];
  const open = [...course.nodes.values()].filter(
    ({ nodeEnrollment }) => !nodeEnrollment || !isDone(nodeEnrollment.status),
  );
  return equivalences(db).met(
    course.learner.idUser,
    open.map(({ row }) => row.id_node),
  );
}

async function settle(
  db: TenantDb,
  who: { idUser: number; idEnrollment: number; now: Date },
  { idNode, originCode }: MetEquivalence,
): Promise<void> {
  const { now } = who;
  // Reload, because the previous node may have settled this one.
  const course = await ownCourse(db, who);
  const node = course.nodes.get(idNode);
  if (!node || (node.nodeEnrollment && isDone(node.nodeEnrollment.status))) return;
  const entered = await enterNode(db, course, node, now);
  await nodeEnrollments(db).saveEquivalence(entered, originCode, now);
  if (node.idParent === null) {
    await enrollments(db).saveProgress(course.enrollment, { status: 'EQUIVALENCY', progress: 100, grade: null }, now);
    return;
  }
  const after = await ownCourse(db, who);
  const parent = after.nodes.get(node.idParent);
  if (parent) await rollUpFrom(db, after, parent, now);
}

/**
 * Counts pages finished in one training in the person's other trainings at once. A training locked by another
 * transaction counts them on its next read.
 */
export async function countElsewhere(db: TenantDb, { enrollment, idNodes, now }: PagesDone): Promise<void> {
  const counting = new Set(await equivalences(db).countingOn(idNodes));
  if (counting.size === 0) return;
  for (const row of await enrollments(db).lockOthers(enrollment)) {
    const course = await loadCourse(db, row, now);
    if ([...counting].some((idNode) => course.nodes.has(idNode))) await grantEquivalences(db, course, now);
  }
}
