import {
  createEnrollment,
  createNodeEnrollment,
  getEnrollment,
  getEnrollmentNode,
  getNavigationMap,
  listEnrollmentsInProgress,
  joinWaitingList,
  leaveWaitingList,
  listTeams,
  requestEnrollment,
} from '@shared-kit/contracts/learning';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import type { MediaContext } from '../../content/index.ts';
import { caughtUp } from '../progress/catch-up.service.ts';
import { courseNode, elementsOf } from '../core/course.rules.ts';
import type { Course, CourseNode } from '../core/course.rules.ts';
import { enrol, requestPlace } from '../enrolment/enrol.service.ts';
import { noticeOfRequest } from '../enrolment/request-notice.service.ts';
import { presentEnrollment, presentNodeEnrollment } from '../enrolment/enrollment.presenter.ts';
import { enrollments } from '../enrolment/enrollment.repository.ts';
import { trainingSteps } from '../core/training-steps.rules.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { grantEquivalences } from '../progress/grant-equivalences.service.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { enterNode, openNode, ownCourse } from '../progress/open-item.service.ts';
import { presentCourseNode, presentMap } from './present-course.service.ts';
import { presentCards } from '../catalog/present-node.service.ts';
import { rollUpFrom } from '../progress/report-progress.service.ts';
import { presentTeams } from '../classes/team.presenter.ts';
import { teams } from '../classes/team.repository.ts';
import { canReenroll, renewedCompletion } from '../core/open-again.rules.ts';
import { joinWaitingList as joinList, leaveWaitingList as leaveList } from '../enrolment/waiting-list.service.ts';
import { flag } from '../core/wire-value.presenter.ts';
import { mediaOf, ownOnly, viewerOf } from '../core/viewer.rules.ts';

export function enrollmentRoutes(api: ApiBuilder): void {
  api.handle(getEnrollment, async (context) => {
    const { db, params, session, now } = context;
    ownOnly(session, params.idUser);
    const course = await caughtUp(db, await ownCourse(db, { ...params, now }), now);
    return enrollmentReply(db, { course, node: course.root, now, media: mediaOf(context) });
  });

  api.handle(getEnrollmentNode, async (context) => {
    const { db, params, session, now } = context;
    ownOnly(session, params.idUser);
    const course = await caughtUp(db, await ownCourse(db, { ...params, now }), now);
    return enrollmentReply(db, { course, node: openNode(course, params.idNode, now), now, media: mediaOf(context) });
  });

  api.handle(getNavigationMap, async ({ db, params, query, session, now }) => {
    ownOnly(session, params.idUser);
    const course = await ownCourse(db, { ...params, now });
    const node = query.nodeCode === undefined ? course.root : courseNode(course, query.nodeCode);
    if (!node) throw notFound();
    return presentMap(course, node, { isFull: query.fullMap === 1, now });
  });

  api.handle(listEnrollmentsInProgress, async (context) => {
    const { db, params, session, now } = context;
    ownOnly(session, params.idUser);
    const own = await enrollments(db).ofUser(session.idUser);
    const open = own
      .filter((row) => ['NOT_ATTEMPTED', 'IN_PROGRESS', 'INCOMPLETE'].includes(enrollmentStatusAt(row, now)))
      .toSorted(
        (a, b) => (b.last_access_date ?? b.enrolled_at).getTime() - (a.last_access_date ?? a.enrolled_at).getTime(),
      );
    const rows = new Map((await nodes(db).list(open.map((row) => row.id_node))).map((row) => [row.id_node, row]));
    const published = open.flatMap((row) => rows.get(row.id_node) ?? []).filter((row) => row.status === 'PUBLISHED');
    return { data: await presentCards(db, published, viewerOf(context), mediaOf(context)) };
  });

  api.handle(listTeams, async ({ db, query, session, now }) => {
    const node = await nodes(db).findByCode(query.nodeCode);
    if (!node) throw notFound();
    const rows = await teams(db).ofNode(node.id_node, {
      limit: query.limit,
      notEndedAt: query.onlyAvailable ? now : null,
    });
    return {
      teams: await presentTeams(db, rows, { nodeCode: node.node_code, idUser: session.idUser, isMember: false, now }),
    };
  });

  api.handle(createEnrollment, async (context) => {
    const { db, body, session, reply } = context;
    ownOnly(session, body.idUser);
    const idEnrollment = await enrol(db, {
      nodeCode: body.nodeCode,
      idTeam: body.idTeam ?? null,
      viewer: viewerOf(context),
    });
    reply.status(201);
    return { success: true as const, idEnrollment };
  });

  api.handle(joinWaitingList, async (context) => {
    const place = await joinList(context.db, { idTeam: context.params.idTeam, viewer: viewerOf(context) });
    return { success: true as const, place };
  });

  api.handle(leaveWaitingList, async ({ db, params, session }) => {
    if (!(await teams(db).find(params.idTeam))) throw notFound();
    await leaveList(db, params.idTeam, session.idUser);
    return { success: true };
  });

  api.handle(requestEnrollment, async (context) => {
    const idEnrollmentRequest = await requestPlace(context.db, {
      idTeam: context.body.idTeam,
      viewer: viewerOf(context),
    });
    const { db, session, now, jobs } = context;
    const mail = await noticeOfRequest(db, { idUser: session.idUser, idRequest: idEnrollmentRequest, now });
    if (mail) await jobs.send(db, sendMail, mail);
    context.reply.status(201);
    return { success: true as const, idEnrollmentRequest };
  });

  api.handle(createNodeEnrollment, async ({ db, body, session, now, reply }) => {
    ownOnly(session, body.idUser);
    const course = await ownCourse(db, { ...body, now }, true);
    const node = openNode(course, body.nodeCode, now);
    const { id_node_enrollment: newId } = await enterNode(db, course, node, now);
    const entered = await ownCourse(db, { ...body, now });
    await countBegun(db, entered, node.row.id_node, now);
    await grantEquivalences(db, entered, now);
    reply.status(201);
    return { success: true as const, data: { newId } };
  });
}

/** Counts progress made before the node was opened, such as an evaluation that is also placed elsewhere. */
async function countBegun(db: TenantDb, course: Course, idNode: number, now: Date): Promise<void> {
  const node = course.nodes.get(idNode);
  const isBegun =
    node?.nodeEnrollment?.status === 'NOT_ATTEMPTED' &&
    elementsOf(node).some(({ state }) => state.status !== 'NOT_ATTEMPTED');
  if (node && isBegun) await rollUpFrom(db, course, node, now);
}

async function enrollmentReply(
  db: TenantDb,
  view: { course: Course; node: CourseNode; now: Date; media: MediaContext },
) {
  const { course, node, now } = view;
  const { id_user: idUser, id_node: idNode } = course.enrollment;
  const [presented, enrollment, canReenrol, all] = await Promise.all([
    presentCourseNode(db, view),
    presentEnrollment(db, course, now),
    canEnrolAgain(db, course, now),
    enrollments(db).inTraining(idUser, idNode),
  ]);
  const isLatest = all[0]?.id_enrollment === course.enrollment.id_enrollment;
  const renewed = renewedCompletion(course.enrollment, all);
  return {
    node: presented,
    enrollment,
    nodeEnrollment: node.nodeEnrollment && presentNodeEnrollment(node.nodeEnrollment, course.enrollment),
    steps: trainingSteps(course, now),
    canReenroll: flag(isLatest && canReenrol),
    renews: renewed && { validUntil: toMoment(renewed.valid_until), hasCertificate: flag(renewed.hasCertificate) },
  };
}

async function canEnrolAgain(db: TenantDb, { enrollment, team, root }: Course, now: Date): Promise<boolean> {
  const { id_node: idNode, self_enrollment: selfEnrollment } = root.row;
  const hasTeamAvailable = (await teams(db).nodesWithAvailable([idNode], now)).has(idNode);
  return canReenroll(enrollment, { team, selfEnrollment, hasTeamAvailable }, now);
}
