import type { Session } from '../../../platform/auth/session.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Course } from '../core/course.rules.ts';
import { enrollments } from '../enrolment/enrollment.repository.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { locked, ownCourse } from '../progress/open-item.service.ts';
import { teams } from '../classes/team.repository.ts';
import { lockOfNode, maySee } from '../core/unlock.rules.ts';
import type { Thread } from './comment.repository.ts';

/** Whether there is such a thread for the person: that of a class they are in, or of a node they have opened. Otherwise it is not there. */
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

/** The training that somebody writes from, if the class or node is in it and open to them now. Held, so that what it counts is counted once. */
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
