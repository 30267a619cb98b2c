import { answerTeamExternalCourse, listTeamExternalCourses } from '@shared-kit/contracts/journey';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { answerReviewedCourse } from './answer-reviewed-course.service.ts';
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
    const { mail } = await answerReviewedCourse(db, { reviewer, idCourse: params.id, answer: body, now });
    if (mail) await jobs.send(db, sendMail, mail);
    return { success: true };
  });
}
