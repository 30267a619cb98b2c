import * as contract from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import {
  answerReviewedCourse,
  areExternalCoursesOn,
  presentReviewedCourse,
  reviewedCourses,
} from '../../journey/index.ts';
import type { CourseReviewer } from '../../journey/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { expectRight } from '../access/admin-api.service.ts';
import { inPeopleReach } from '../access/people-scope.service.ts';
import { answerEach } from './answer-each.service.ts';

/** Serves the external courses of the inbox. */
export function serveCourseAnswers(api: ApiBuilder): void {
  api.handle(contract.listAdminCourses, async ({ db, session, query, tenant, storage, now }) => {
    const actor = await expectRight(db, session, contract.listAdminCourses);
    if (!(await areExternalCoursesOn(db, tenant))) return { isOn: false, total: 0, courses: [] };
    const { rows, total } = await reviewedCourses(db, reviewerOf(db, actor)).search({
      isAnswered: false,
      offset: 0,
      limit: query.limit,
    });
    const links = { storage, base: tenant.basePath, now };
    const courses = rows.map((row) => {
      const course = presentReviewedCourse(row, links);
      return { ...course, person: { idPerson: row.id_user, ...course.person } };
    });
    return { isOn: true, total, courses };
  });

  api.handle(contract.answerAdminCourses, 'in-steps', async (context) => {
    const { body, jobs, tenant, now } = context;
    const results = await answerEach(
      contract.answerAdminCourses,
      context,
      body.courses,
      async ({ db, actor, item }) => {
        if (!(await areExternalCoursesOn(db, tenant))) throw notFound('Não há curso externo com este número.');
        const { lastModifiedDate } = item;
        const { course, mail } = await answerReviewedCourse(db, {
          reviewer: reviewerOf(db, actor),
          idCourse: item.id,
          answer:
            body.decision === 'APPROVED'
              ? { decision: 'APPROVED', lastModifiedDate }
              : { decision: 'REJECTED', reason: body.reason, lastModifiedDate },
          now,
        });
        if (mail) await jobs.send(db, sendMail, mail);
        return {
          subject: { kind: 'person', id: course.id_user, name: course.name },
          changes: [
            { field: 'course', before: course.title, after: body.decision === 'APPROVED' ? 'validado' : 'rejeitado' },
          ],
          reason: body.decision === 'REJECTED' ? body.reason : '',
        };
      },
    );
    return { success: true, results: results.map(({ item, message }) => ({ id: item.id, message })) };
  });
}

function reviewerOf(db: TenantDb, actor: AdminActor): CourseReviewer {
  const { idUser, name } = actor;
  return { role: 'ADMINISTRATOR', idUser, name, within: inPeopleReach(db, actor, 'requests.answer') };
}
