import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Course } from '../core/course.rules.ts';
import { enrollments } from '../enrolment/enrollment.repository.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { locked, ownCourse } from '../progress/open-item.service.ts';
import { teams } from '../classes/team.repository.ts';
import { lockOfNode, maySee } from '../core/unlock.rules.ts';
import type { Thread } from './comment.repository.ts';

/** Throws 404 unless the person may read the thread: that of their own class, or of a node that they have opened. */
export async function expectThread(db: TenantDb, { type, idEntity }: Thread, session: Session): Promise<void> {
  const isOpen =
    type === 'TEAM' ? await isInTeam(db, idEntity, session.idUser) : await hasOpenNode(db, idEntity, session);
  if (!isOpen) throw notFound();
}

async function isInTeam(db: TenantDb, idTeam: number, idUser: number): Promise<boolean> {
  const team = await teams(db).find(idTeam);
  return team?.allow_comments === true && enrollments(db).hasTeam(idUser, idTeam);
}

async function hasOpenNode(db: TenantDb, idNode: number, { idUser, department }: Session): Promise<boolean> {
  const [node] = await nodes(db).list([idNode]);
  return node?.allow_comments === true && maySee(node, department) && enrollments(db).hasNode(idUser, idNode);
}

/**
 * Returns the training to write from when the class or node is in it and open now. Locks the enrolment, so that
 * participation is counted once.
 */
export async function writingCourse(
  db: TenantDb,
  { type, idEntity }: Thread,
  who: { idUser: number; idEnrollment: number; now: Date },
): Promise<Course> {
  const course = await ownCourse(db, who, true);
  const node = type === 'TEAM' ? course.root : course.nodes.get(idEntity);
  if (!node || (type === 'TEAM' && course.enrollment.id_team !== idEntity)) throw notFound();
  const lock = lockOfNode(course, node, who.now);
  if (lock) throw locked(lock);
  return course;
}
