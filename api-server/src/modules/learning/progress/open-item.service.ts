import type { Lock } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { questionnaireStates } from '../../evaluations/index.ts';
import { courseNode, elementsOf } from '../core/course.rules.ts';
import type { Course, CourseElement, CourseNode, NodeEnrollmentRow } from '../core/course.rules.ts';
import { enrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { loadCourse } from './load-course.service.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { lockOfElement, lockOfNode } from '../core/unlock.rules.ts';

/**
 * Returns the person's training. Throws 404 for another person's. `hold` locks it, so that progress reports run one
 * after the other.
 */
export async function ownCourse(
  db: TenantDb,
  who: { idUser: number; idEnrollment: number; now: Date },
  lock = false,
): Promise<Course> {
  const repository = enrollments(db);
  // Finish timed-out evaluations first, because a finish locks the row of the evaluation before that of the enrolment.
  if (lock) await questionnaireStates(db, { idUser: who.idUser, idEnrollments: [who.idEnrollment], now: who.now });
  const enrollment = await (lock
    ? repository.lock(who.idEnrollment, who.idUser)
    : repository.find(who.idEnrollment, who.idUser));
  if (!enrollment) throw notFound();
  return loadCourse(db, enrollment, who.now);
}

/** Returns the open node of the training with this code. Throws 404 for an unknown one, 403 for a locked one. */
export function openNode(course: Course, nodeCode: string, now: Date): CourseNode {
  const node = courseNode(course, nodeCode);
  if (!node) throw notFound();
  const lock = lockOfNode(course, node, now);
  if (lock) throw locked(lock);
  return node;
}

export interface OpenContent {
  readonly node: CourseNode;
  readonly nodeEnrollment: NodeEnrollmentRow;
  readonly element: CourseElement;
}

/**
 * Returns an open content in a node that the learner has opened. Throws 404 for an unknown one, 403 for a locked one.
 */
export function openContent(
  course: Course,
  { idNodeEnrollment, idContentItem }: { idNodeEnrollment: number; idContentItem: number },
  now: Date,
): OpenContent {
  const node = [...course.nodes.values()].find((one) => one.nodeEnrollment?.id_node_enrollment === idNodeEnrollment);
  const places = node ? elementsOf(node).filter((element) => element.row.id_content_item === idContentItem) : [];
  const [first] = places;
  if (!node?.nodeEnrollment || !first) throw notFound();
  return { node, nodeEnrollment: node.nodeEnrollment, element: firstOpen(course, node, places, now) };
}

/**
 * Returns the first open one of several places of an element. Throws the lock of the first place when all are locked.
 */
export function firstOpen(
  course: Course,
  node: CourseNode,
  places: readonly CourseElement[],
  now: Date,
): CourseElement {
  const locks = places.map((place) => lockOfElement(course, node, place, now));
  const place = places[locks.indexOf(null)];
  if (place) return place;
  throw locks[0] ? locked(locks[0]) : notFound();
}

/** Creates the missing node enrolment and those of the nodes above it. */
export async function enterNode(db: TenantDb, course: Course, node: CourseNode, now: Date): Promise<NodeEnrollmentRow> {
  const parent = node.idParent === null ? undefined : course.nodes.get(node.idParent);
  if (parent && !parent.nodeEnrollment) await enterNode(db, course, parent, now);
  const { row, isNew } = await nodeEnrollments(db).ensure(course.enrollment.id_enrollment, node.row.id_node, now);
  if (isNew) await nodes(db).countView(node.row.id_node);
  return row;
}

/** Returns the error for a locked item, with the reason in words and the item to do first in `issues`. */
export function locked(lock: Lock): Refusal {
  if (lock.reason === 'EXPIRED') return refuse('learning.enrollment-expired', 403, lock.message);
  const { blockedBy } = lock;
  if (!blockedBy) return refuse('learning.item-locked', 403, lock.message);
  const id = blockedBy.idContentItem ?? blockedBy.idEvaluation ?? blockedBy.nodeCode ?? '';
  return refuse('learning.item-locked', 403, lock.message, {
    issues: [{ path: `blockedBy.${blockedBy.elementType}.${id}`, message: blockedBy.title }],
  });
}
