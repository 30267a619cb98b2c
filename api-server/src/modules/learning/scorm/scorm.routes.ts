import {
  commitScorm,
  getScormLessons,
  getScormNetworkTest,
  navigateScorm,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { ApiBuilder } from '../../../platform/module.ts';
import { pointsEarned } from '../../gamification/index.ts';
import { mediaAddress } from '../../content/index.ts';
import { offerOfContent } from '../../evaluations/index.ts';
import { contentState } from '../core/element-state.rules.ts';
import { presentContentEnrollment, presentNodeEnrollment } from '../enrolment/enrollment.presenter.ts';
import { mediaOf, ownOnly } from '../core/viewer.rules.ts';
import { commitSco } from './visits/commit-sco.service.ts';
import { presentLessons, presentNavigationItem, presentUnlisted } from './visits/lesson.presenter.ts';
import { presentSequencing } from './sequencing/sequencing.presenter.ts';
import { launchable, lessonsOf } from './sequencing/lessons-of-place.service.ts';
import { expectOpen, findPlace, navigatePackage } from './sequencing/navigate-package.service.ts';
import { playSco } from './visits/play-sco.service.ts';
import { portalOriginOf } from './visits/portal-origin.rules.ts';
import { packageOutcome, rollUpPackage } from './sequencing/roll-up-package.service.ts';
import { scormPackages } from './core/scorm-package.repository.ts';
import { expectIsolation } from './visits/lesson-isolation.policy.ts';
import { SCORM_TYPE, nodeEnrollmentOf, openScormPlace } from './core/scorm-place.policy.ts';

const scormStatusOf = { DONE: 'SUCCESS', PENDING: 'WAITING', ERROR: 'FAILED' } as const;

export function scormRoutes(api: ApiBuilder): void {
  api.handle(getScormLessons, async (context) => {
    const { db, params, query, session, now } = context;
    const place = await openScormPlace(db, { ...query, ...params, idUser: session.idUser }, now, { evenClosed: true });
    if (place.closed) expectOpen(place, await findPlace(db, place));
    const { content, inTraining } = place;
    const idNodeEnrollment = nodeEnrollmentOf(place);
    const processingStatus = (await scormPackages(db).find(content.idContentItem))?.status ?? 'PENDING';
    const lessons =
      processingStatus === 'DONE'
        ? await lessonsOf(db, { idUser: session.idUser, idContentItem: content.idContentItem, idNodeEnrollment })
        : [];
    const row = inTraining?.open.element.contentEnrollment ?? null;
    const outcome = await packageOutcome(db, place);
    const sequencing = await presentSequencing(db, place, lessons);
    const unlisted = presentUnlisted(lessons);
    const { status, progress } = contentState(row ?? { status: outcome.status, progress: 0, grade: 0 }, SCORM_TYPE);
    return {
      idContentItem: content.idContentItem,
      idEnrollment: query.idEnrollment,
      idNodeEnrollment,
      title: content.title,
      description: content.description,
      image: mediaAddress(content.image, mediaOf(context)),
      nodeCode: inTraining?.open.node.row.node_code ?? null,
      nodeTitle: inTraining?.open.node.row.title ?? '',
      idTeam: inTraining?.course.enrollment.id_team ?? null,
      processingStatus,
      scormStatus: scormStatusOf[processingStatus],
      contentEnrollment:
        row && inTraining ? presentContentEnrollment(row, inTraining.course.enrollment, SCORM_TYPE) : null,
      progress,
      status,
      totalScos: launchable(lessons).length,
      scos: presentLessons(lessons),
      ...(sequencing === null && unlisted ? { unlisted } : {}),
      sequencing,
    };
  });

  api.handle(navigateScorm, async ({ db, body, session, now }) => {
    const place = await openScormPlace(db, { ...body, idUser: session.idUser }, now, { lock: true, evenClosed: true });
    return navigatePackage(db, place, body, now);
  });

  api.handle(playScorm, async ({ db, body, session, now, request, storage }) => {
    expectIsolation(storage);
    const place = await openScormPlace(db, { ...body, idUser: session.idUser }, now, { lock: true, evenClosed: true });
    const portalOrigin = portalOriginOf(request, request.origin);
    const { token, mode, lessons, current, moves } = await playSco(db, place, { idSco: body.idSco, portalOrigin }, now);
    const at = lessons.indexOf(current);
    const [previous, next] = [lessons[at - 1], lessons[at + 1]];
    return {
      url: storage.lessonUrl(token, { useNetwork: Boolean(body.useCdn), idApp: db.tenantId }),
      mode,
      moves,
      currentItem: presentNavigationItem(current),
      nextItem: next ? presentNavigationItem(next) : null,
      previousItem: previous ? presentNavigationItem(previous) : null,
    };
  });

  api.handle(saveScormProgress, async ({ db, body, session, now }) => {
    ownOnly(session, body.idUser);
    const place = await openScormPlace(db, body, now, { lock: true, evenClosed: true });
    const saved = await rollUpPackage(db, place, now);
    const savedAt = toMoment(now);
    if (!saved || !place.inTraining) {
      const { status, progress } = contentState(
        { status: (await packageOutcome(db, place)).status, progress: 0, grade: 0 },
        SCORM_TYPE,
      );
      const none = {
        contentEnrollment: null,
        nodeEnrollment: null,
        enrollmentStatus: null,
        enrollmentProgress: null,
        points: null,
        impactEvaluation: null,
      };
      return { success: true as const, status, progress, ...none, savedAt };
    }
    const { contentEnrollment, nodeEnrollment, enrollment } = saved;
    const { status, progress } = contentState(contentEnrollment, SCORM_TYPE);
    const onceKeys = [
      `content-completed:${body.idContentItem}`,
      `training-completed:${place.inTraining.course.root.row.id_node}`,
    ];
    const since = contentEnrollment.finish_date;
    return {
      success: true as const,
      status,
      progress,
      contentEnrollment: presentContentEnrollment(contentEnrollment, enrollment, SCORM_TYPE),
      nodeEnrollment: presentNodeEnrollment(nodeEnrollment, enrollment),
      enrollmentStatus: enrollment.status,
      enrollmentProgress: enrollment.progress,
      // The commit may have created it, without a reply that reports it.
      impactEvaluation:
        saved.impactEvaluation ??
        (since &&
          (await offerOfContent(db, {
            idUser: session.idUser,
            idEnrollment: body.idEnrollment,
            finishDate: since,
            now,
          }))),
      points:
        since && contentEnrollment.status !== 'FAILED'
          ? await pointsEarned(db, { idUser: session.idUser, onceKeys, since })
          : null,
      savedAt,
    };
  });

  api.handle(getScormNetworkTest, async ({ storage }) => ({ url: storage.networkTestUrl() }));

  api.handle(commitScorm, async ({ db, body, now, log }) => ({
    success: true as const,
    ...(await commitSco(db, body, { by: body, now, log })),
    savedAt: toMoment(now),
  }));
}
