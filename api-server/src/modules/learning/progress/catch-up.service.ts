import { isDone } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { elementsOf } from '../core/course.rules.ts';
import type { Course } from '../core/course.rules.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { grantEquivalences, metIn } from './grant-equivalences.service.ts';
import { ownCourse } from './open-item.service.ts';
import { rollUpFrom } from './report-progress.service.ts';
import { awaitingComments, rollUp } from '../core/roll-up.rules.ts';

/**
 * Returns the training after applying changes that no progress report has applied: equivalent pages done while another
 * transaction locked the training or before the equivalence existed, and comments that are visible again or no longer
 * required.
 */
export async function caughtUp(db: TenantDb, course: Course, now: Date): Promise<Course> {
  if (course.root.nodeEnrollment === null) return course;
  if (!hasItsComments(course, now) && (await metIn(db, course, now)).length === 0) return course;
  const who = { idUser: course.enrollment.id_user, idEnrollment: course.enrollment.id_enrollment, now };
  await grantEquivalences(db, await ownCourse(db, who, true), now);
  const granted = await ownCourse(db, who);
  if (!hasItsComments(granted, now)) return granted;
  await rollUpFrom(db, granted, granted.root, now);
  return ownCourse(db, who);
}

/** Returns whether the training is complete except for comments that now suffice. */
function hasItsComments({ enrollment, participation, root }: Course, now: Date): boolean {
  if (
    !participation ||
    !root.nodeEnrollment ||
    isDone(root.nodeEnrollment.status) ||
    enrollmentStatusAt(enrollment, now) === 'EXPIRED'
  )
    return false;
  return isDone(awaitingComments(rollUp(elementsOf(root)), participation).status);
}
