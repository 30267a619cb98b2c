import {
  certificateFileName,
  downloadCertificate,
  downloadCertificateAlias,
  getCertificateAuthenticity,
  listHistory,
} from '@shared-kit/contracts/journey';
import { toMoment } from '@shared-kit/contracts/calendar';
import { notFound } from '../../platform/errors.ts';
import { defineModule, file } from '../../platform/module.ts';
import type { FileReply, HandlerContext } from '../../platform/module.ts';
import { impactEvaluations } from '../evaluations/index.ts';
import { learnerEnrollments } from '../learning/index.ts';
import { notify } from '../notifications/index.ts';
import { normalAuthenticityId } from './certificate/authenticity-id.rules.ts';
import { certificateSubject } from './certificate-subject.service.ts';
import { certificates } from './certificate.repository.ts';
import { notifyOfCertificates } from './certificate-notices.job.ts';
import { certificatesImporter } from './certificates.importer.ts';
import { externalCoursesImporter } from './external-courses/external-courses.importer.ts';
import { externalCourseRoutes } from './external-courses/external-course.routes.ts';
import { courseApprovalRoutes } from './external-courses/course-approval.routes.ts';
import { sweepEvidence } from './external-courses/sweep-evidence.job.ts';
import { presentHistoryRow } from './history.presenter.ts';
import { byLatest } from './history.rules.ts';
import { notifyOfImpactEvaluations } from './impact/impact-notices.job.ts';
import { impactRoutes } from './impact/impact.routes.ts';
import { issueCertificate, printCertificate } from './issue-certificate.service.ts';
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
    scheduleRoutes(api);
    externalCourseRoutes(api);
    courseApprovalRoutes(api);
    impactRoutes(api);
    api.handle(listHistory, async ({ params, query, db, session, now }) => {
      if (params.idUser !== session.idUser) throw notFound();
      const impacts = await impactEvaluations(db).ofLearner(session.idUser, now);
      const rows = (await learnerEnrollments(db, { idUser: session.idUser, now }))
        .toSorted(byLatest)
        .map((row) => presentHistoryRow(row, impacts.get(row.idEnrollment)));
      return { history: query.onlyWithCertificate === 1 ? rows.filter((row) => row.idCertificate !== null) : rows };
    });

    api.handle(downloadCertificate, sendCertificate);
    api.handle(downloadCertificateAlias, sendCertificate);

    api.handle(getCertificateAuthenticity, async ({ params, db, reply }) => {
      reply.header('x-robots-tag', 'noindex');
      const certificate = await certificates(db).find(normalAuthenticityId(params.authenticityID));
      if (!certificate) throw notFound('Certificado não encontrado.');
      return {
        username: certificate.username,
        title: certificate.title,
        startDate: toMoment(certificate.start_date),
        finishDate: toMoment(certificate.finish_date),
        progress: certificate.progress,
        token: certificate.authenticity_id,
        validityDate: certificate.valid_until === null ? null : toMoment(certificate.valid_until),
      };
    });
  },
});

type CertificateRequest = Pick<
  HandlerContext<typeof downloadCertificate>,
  'body' | 'db' | 'session' | 'now' | 'request' | 'storage' | 'log'
>;

async function sendCertificate({
  body,
  db,
  session,
  now,
  request,
  storage,
  log,
}: CertificateRequest): Promise<FileReply> {
  if (body.idUser !== session.idUser) throw notFound();
  const address = {
    idUser: session.idUser,
    idEnrollment: body.idEnrollment,
    idNodeEnrollment: body.idNodeEnrollment ?? null,
  };
  const subject = await certificateSubject(db, address, now);
  const { certificate, template } = await issueCertificate(db, subject, { idUser: session.idUser, now });
  const pdf = await printCertificate(db, { certificate, template, portalUrl: request.portalUrl, storage, log });
  return file(pdf, { mediaType: 'application/pdf', name: certificateFileName(certificate.title) });
}
