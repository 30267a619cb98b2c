import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Course, NodeRow } from '../core/course.rules.ts';
import { trainingSteps } from '../core/training-steps.rules.ts';
import { loadCourses } from '../progress/load-course.service.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { enrollments } from '../enrolment/enrollment.repository.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { maySee } from '../core/unlock.rules.ts';

/**
 * Returns the person's published trainings below their catalogs (B7.1-03). The children of a restricted catalog move up
 * to the next open one above.
 */
export async function enrollmentTree(db: TenantDb, { idUser, department, now }: Viewer): Promise<EnrollmentTreeNode[]> {
  const newest = new Map((await enrollments(db).ofUser(idUser)).toReversed().map((row) => [row.id_node, row]));
  const rows = await nodes(db).list([...newest.keys()]);
  const trainings = rows.filter((row) => row.status === 'PUBLISHED' && row.active && maySee(row, department));
  const above = await nodes(db).above(trainings);
  const all = new Map([...above, ...trainings.map((row) => [row.id_node, row] as const)]);
  const openAbove = (row: NodeRow) => ancestors(row, all).filter((one) => maySee(one, department));
  const shown = new Set(trainings.flatMap((row) => [row, ...openAbove(row)]));
  const ordered = [...shown].toSorted((a, b) => a.position - b.position || a.id_node - b.id_node);
  const below = Map.groupBy(ordered, (row) => openAbove(row)[0]?.id_node ?? null);
  const courses = await loadCourses(
    db,
    trainings.flatMap((row) => newest.get(row.id_node) ?? []),
    now,
  );
  const courseOf = (row: NodeRow) => courses.get(newest.get(row.id_node)?.id_enrollment ?? 0);
  const present = (row: NodeRow): EnrollmentTreeNode => ({
    nodeCode: row.node_code,
    title: row.title,
    nodeType: row.node_type,
    enrollment: presentOwn(courseOf(row), now),
    childNodes: (below.get(row.id_node) ?? []).map(present),
  });
  return (below.get(null) ?? []).map(present);
}

function ancestors(row: NodeRow, all: ReadonlyMap<number, NodeRow>): NodeRow[] {
  const found: NodeRow[] = [];
  for (let next = parentOf(row, all); next && !found.includes(next); next = parentOf(next, all)) found.push(next);
  return found;
}

function parentOf(row: NodeRow, all: ReadonlyMap<number, NodeRow>): NodeRow | undefined {
  return row.id_parent === null ? undefined : all.get(row.id_parent);
}

function presentOwn(course: Course | undefined, now: Date): EnrollmentTreeNode['enrollment'] {
  if (!course) return null;
  const { enrollment } = course;
  return {
    idEnrollment: enrollment.id_enrollment,
    status: enrollmentStatusAt(enrollment, now),
    progress: enrollment.progress,
    steps: trainingSteps(course, now),
  };
}
