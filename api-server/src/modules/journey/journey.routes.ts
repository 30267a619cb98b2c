import { listHistory } from '@shared-kit/contracts/journey';
import { notFound } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import { impactEvaluations } from '../evaluations/index.ts';
import { learnerEnrollments } from '../learning/index.ts';
import { notify } from '../notifications/index.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { notifyOfCertificates } from './certificate-notices.job.ts';
import { certificatesImporter } from './certificates.importer.ts';
import { externalCoursesImporter } from './external-courses/external-courses.importer.ts';
import { externalCourseRoutes } from './external-courses/external-course.routes.ts';
import { courseApprovalRoutes } from './external-courses/course-approval.routes.ts';
import { sweepEvidence } from './external-courses/sweep-evidence.job.ts';
import { presentHistoryRow } from './history.presenter.ts';
import { byLatest, renewable, repeatable } from './history.rules.ts';
import { notifyOfImpactEvaluations } from './impact/impact-notices.job.ts';
import { impactRoutes } from './impact/impact.routes.ts';
import { credentialRoutes } from './credentials/credential.routes.ts';
import { contributeSession } from './schedule/schedule-session.service.ts';
import { remindOfValidity } from './validity-reminders.job.ts';
import { scheduleImporter } from './schedule/schedule.importer.ts';
import { scheduleRoutes } from './schedule/schedule.routes.ts';

export const journeyModule = defineModule({
  name: 'journey',
  needs: [notify],
  jobs: [notifyOfCertificates, remindOfValidity, notifyOfImpactEvaluations, sweepEvidence],
  importers: [certificatesImporter, scheduleImporter, externalCoursesImporter],
  session: contributeSession,
  routes(api) {
    certificateRoutes(api);
    credentialRoutes(api);
    scheduleRoutes(api);
    externalCourseRoutes(api);
    courseApprovalRoutes(api);
    impactRoutes(api);
    api.handle(listHistory, async ({ params, query, db, session, now }) => {
      if (params.idUser !== session.idUser) throw notFound();
      const impacts = await impactEvaluations(db).ofLearner(session.idUser, now);
      const enrollments = await learnerEnrollments(db, { idUser: session.idUser, now });
      const toRenew = renewable(enrollments, now);
      const toRepeat = repeatable(enrollments);
      const rows = enrollments.toSorted(byLatest).map((row) =>
        presentHistoryRow(row, {
          impact: impacts.get(row.idEnrollment),
          isRenewable: toRenew.has(row.idEnrollment),
          isRepeatable: toRepeat.has(row.idEnrollment),
        }),
      );
      return { history: query.onlyWithCertificate === 1 ? rows.filter((row) => row.idCertificate !== null) : rows };
    });
  },
});
