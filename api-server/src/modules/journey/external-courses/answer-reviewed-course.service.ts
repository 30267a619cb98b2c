import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { answerExternalCourse, changedSince } from './answer-external-course.service.ts';
import { reviewedCourses } from './external-course.repository.ts';
import type { CourseReviewer, ReviewedCourse } from './external-course.repository.ts';

interface Answering {
  readonly reviewer: CourseReviewer;
  readonly idCourse: number;
  /** Answer to the version of the course that the reviewer has seen. */
  readonly answer: { readonly lastModifiedDate: string } & (
    | { readonly decision: 'APPROVED' }
    | { readonly decision: 'REJECTED'; readonly reason: string }
  );
  readonly now: Date;
}

/** Answers a course in the reviewer's reach. Returns it as it was, and the mail for the person unless they turned it off. */
export async function answerReviewedCourse(
  db: TenantDb,
  { reviewer, idCourse, answer, now }: Answering,
): Promise<{ course: ReviewedCourse; mail: Mail | null }> {
  const course = await reviewedCourses(db, reviewer).find(idCourse);
  if (!course) throw notFound('Não há curso externo com este número.');
  const seen = course.last_modified_date;
  if (course.status === 'PENDING' && toMoment(seen) !== answer.lastModifiedDate)
    throw changedSince('A pessoa mudou este curso externo depois que você o abriu. Veja-o de novo.');
  const decision =
    answer.decision === 'APPROVED'
      ? ({ status: 'APPROVED' } as const)
      : ({ status: 'REJECTED', reason: answer.reason } as const);
  const { mail } = await answerExternalCourse(db, idCourse, { ...decision, seen, by: reviewer.name }, now);
  return { course, mail };
}
