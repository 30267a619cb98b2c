import { answerTeamExternalCourse, listTeamExternalCourses } from '@shared-kit/contracts/journey';
import { toMoment } from '@shared-kit/contracts/calendar';
import { notFound } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { answerExternalCourse, changedSince } from './answer-external-course.service.ts';
import { expectExternalCourses } from './external-courses.policy.ts';
import { presentReviewedCourse } from './external-course.presenter.ts';
import { reviewedCourses } from './external-course.repository.ts';
import { reviewerOf } from './course-reviewer.policy.ts';

/** Routes of the external courses that leaders and administrators answer. */
export function courseApprovalRoutes(api: ApiBuilder): void {
  api.handle(listTeamExternalCourses, async ({ db, query, session, tenant, storage, now }) => {
    await expectExternalCourses(db, tenant);
    const reviewer = await reviewerOf(db, session);
    const { rows, total } = await reviewedCourses(db, reviewer).search({
      isAnswered: query.answered === true,
      offset: query.offset,
      limit: query.limit,
    });
    const links = { storage, base: tenant.basePath, now };
    return { totalRecords: total, result: rows.map((row) => presentReviewedCourse(row, links)) };
  });

  api.handle(answerTeamExternalCourse, async ({ db, params, body, session, tenant, jobs, now }) => {
    await expectExternalCourses(db, tenant);
    const reviewer = await reviewerOf(db, session);
    const course = await reviewedCourses(db, reviewer).find(params.id);
    if (!course) throw notFound();
    if (course.status === 'PENDING' && toMoment(course.last_modified_date) !== body.lastModifiedDate)
      throw changedSince('A pessoa mudou este curso externo depois que você o abriu. Veja-o de novo.');
    const seen = course.last_modified_date;
    const answer =
      body.decision === 'APPROVED'
        ? ({ status: 'APPROVED', seen } as const)
        : ({ status: 'REJECTED', reason: body.reason, seen } as const);
    const { mail } = await answerExternalCourse(db, params.id, { ...answer, by: reviewer.name }, now);
    if (mail) await jobs.send(db, sendMail, mail);
    return { success: true };
  });
}
