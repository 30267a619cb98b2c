import { contentType } from '@shared-kit/contracts/content';
import {
  createContentEnrollment,
  getStudentContent,
  recordContentAccess,
  updateContentEnrollment,
} from '@shared-kit/contracts/learning';
import { notFound } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { findContentItems, recordOpening } from '../../content/index.ts';
import type { ContentReport } from './content-progress.rules.ts';
import { elementsOf } from '../core/course.rules.ts';
import type { Course } from '../core/course.rules.ts';
import { presentContentEnrollment, presentNodeEnrollment } from '../enrolment/enrollment.presenter.ts';
import { contentEnrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { openContent, ownCourse } from './open-item.service.ts';
import type { OpenContent } from './open-item.service.ts';
import { plausibleReport } from './plausible-report.service.ts';
import { reportProgress } from './report-progress.service.ts';
import type { ReportedProgress } from './report-progress.service.ts';
import { flag } from '../core/wire-value.presenter.ts';
import { mediaOf, ownOnly } from '../core/viewer.rules.ts';

export function contentProgressRoutes(api: ApiBuilder): void {
  api.handle(getStudentContent, async (context) => {
    const { db, params, session, now } = context;
    ownOnly(session, params.idUser);
    const { idUser } = session;
    const [course, [content]] = await Promise.all([
      ownCourse(db, { ...params, now }),
      findContentItems(db, [params.idContentItem], { idUser, media: mediaOf(context) }),
    ]);
    const { node, element } = openContent(course, params, now);
    if (!content) throw notFound();
    await recordOpening(db, { idUser, idContentItems: [params.idContentItem], now });
    const { contentEnrollment } = element;
    return {
      content,
      contentEnrollment:
        contentEnrollment && presentContentEnrollment(contentEnrollment, course.enrollment, content.idContentType),
      nodeCode: node.row.node_code,
      nodeTitle: node.row.title,
      isSeekingBlocked: flag(isSeekingBlocked(node, element)),
    };
  });

  api.handle(createContentEnrollment, async ({ db, body, session, now, reply }) => {
    ownOnly(session, body.idUser);
    const course = await ownCourse(db, { ...body, now }, true);
    const open = openContent(course, body, now);
    reply.status(open.element.contentEnrollment ? 200 : 201);
    return report(db, course, open, body, now);
  });

  api.handle(updateContentEnrollment, async ({ db, params, body, session, now }) => {
    const known = await contentEnrollments(db).find(params.id);
    const nodeEnrollment = known && (await nodeEnrollments(db).find(known.id_node_enrollment));
    if (!known || !nodeEnrollment) throw notFound();
    const course = await ownCourse(
      db,
      { idUser: session.idUser, idEnrollment: nodeEnrollment.id_enrollment, now },
      true,
    );
    const open = openContent(
      course,
      { idNodeEnrollment: known.id_node_enrollment, idContentItem: known.id_content_item },
      now,
    );
    return report(db, course, open, body, now);
  });

  api.handle(recordContentAccess, async ({ db, params, body, session, now }) => {
    const course = await ownCourse(db, { idUser: session.idUser, idEnrollment: body.idEnrollment, now });
    const isInIt = [...course.nodes.values()].some((node) =>
      elementsOf(node).some((element) => element.row.id_content_item === params.id),
    );
    if (!isInIt) throw notFound();
    await contentEnrollments(db).recordAccess({
      idEnrollment: body.idEnrollment,
      idContentItem: params.id,
      progress: Math.round(body.progress),
      now,
    });
    return { success: true as const };
  });
}

type PageReport = Pick<ContentReport, 'progress'> & { status: 'IN_PROGRESS' | 'COMPLETED' };

/** Applies what a page reports. A page can only start a SCORM package; its progress comes from its lessons. */
async function report(db: TenantDb, course: Course, open: OpenContent, reported: PageReport, now: Date) {
  const { content } = open.element;
  if (content?.idContentType === contentType.scorm)
    return progressReply(
      open,
      await reportProgress(db, course, open, { status: 'IN_PROGRESS', progress: 0 }, now),
      null,
    );
  const { counted, completesIn } = await plausibleReport(db, course, open, reported, now);
  return progressReply(open, await reportProgress(db, course, open, counted, now), completesIn);
}

/** Returns whether the block that contains the content blocks seeking (B4.3-26). */
function isSeekingBlocked({ blocks }: OpenContent['node'], element: OpenContent['element']): boolean {
  return blocks.find(({ elements }) => elements.includes(element))?.row.parameters.isSeekingBlocked === '1';
}

function progressReply(
  { element }: OpenContent,
  { contentEnrollment, nodeEnrollment, enrollment, points, impactEvaluation }: ReportedProgress,
  completesIn: number | null,
) {
  return {
    success: true as const,
    contentEnrollment: presentContentEnrollment(contentEnrollment, enrollment, element.content?.idContentType ?? 0),
    nodeEnrollment: presentNodeEnrollment(nodeEnrollment, enrollment),
    enrollmentStatus: enrollment.status,
    enrollmentProgress: enrollment.progress,
    points,
    impactEvaluation,
    completesIn,
  };
}
