import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { isDone, levelPath, lmsPath } from '@shared-kit/contracts/learning';
import type { Sco, playScorm } from '@shared-kit/contracts/learning';
import { useNotNow } from '@shared-kit/runtime/federation';
import { useGoBack, useNavigate } from '@shared-kit/runtime/router';
import { Icon, IconButton } from '@shared-kit/ui';
import { WaitDialog } from '@shared-kit/ui/overlays';
import type { InnerStep } from '../../lib/inner-step.ts';
import { TrainingDone } from '../../lib/training-done.tsx';
import { useVisit } from '../../lib/use-visit.ts';
import { ViewerFrame } from '../../lib/viewer-frame.tsx';
import type { TrainingBar } from './training-bar.ts';
import { addressOfLesson } from './address-of-lesson.ts';
import { labels } from './labels.ts';
import type { LessonAddress } from './lesson-address.rules.ts';
import { LessonEnd } from './lesson-end.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonSave } from './lesson-save.tsx';
import styles from './lesson-save.module.css';
import { LessonSteps } from './lesson-steps.tsx';
import type { Lessons } from './lessons.query.ts';
import { lessonNeighbours, lockOfLesson } from './lessons.rules.ts';
import { notifyOfCampaign } from './notify-of-campaign.ts';
import { PackageContents } from './package-contents.tsx';
import { PackageSteps } from './package-steps.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useLessonProgress } from './use-lesson-progress.ts';
import { usePackageSteps } from './use-package-steps.ts';
import { useRequestOfLesson } from './use-request-of-lesson.ts';

/** Navigation requests of a lesson that close it. */
const leavingRequests = new Set(['exit', 'exitAll', 'suspendAll', 'abandon', 'abandonAll']);

interface OpenLessonProps {
  readonly idUser: number;
  readonly address: LessonAddress;
  readonly lessons: Lessons;
  readonly visit: ReplyOf<typeof playScorm>;
  readonly bar: TrainingBar;
  /** Shown after the last lesson of a package inside a training. */
  readonly nextStep: ReactNode;
  /** Starts a new visit of the lesson when the current one can't continue. */
  readonly onReplay: () => void;
}

/** Renders a lesson of a SCORM package in its frame, below the bar that closes it (B2.1-11). */
export function LessonPage({ idUser, address, lessons, visit, bar, nextStep, onReplay }: OpenLessonProps) {
  const { idSco, idContentItem, idEnrollment, isFluid } = address;
  const idNodeEnrollment = lessons.idNodeEnrollment ?? address.idNodeEnrollment ?? null;
  const navigate = useNavigate();
  const goBack = useGoBack('/');
  const stage = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(stage);
  const tracked = useVisit(idContentItem, null);
  const scorm = { idUser, idEnrollment, idContentItem, idNodeEnrollment, wasDone: isDone(lessons.status) };
  const { previous, next } = lessonNeighbours(lessons, idSco);
  const isSingle = lessons.totalScos === 1;

  const { sequencing } = lessons;
  const steps = usePackageSteps(lessons, { isFluid, idSco, moves: visit.moves, onAgain: onReplay });
  const toLesson = (sco: Sco): void => void navigate(addressOfLesson(sco, lessons, isFluid));
  const close = (): void => {
    const state = { closedContent: true, closedLesson: idSco };
    if (!isSingle)
      return void navigate(
        lmsPath({ idEnrollment: idEnrollment || null, idContentItem, idNodeEnrollment, isFluidNavigation: isFluid }),
        { state },
      );
    if (idEnrollment === 0) return goBack();
    void navigate(lessons.nodeCode === null ? levelPath(idEnrollment) : levelPath(idEnrollment, lessons.nodeCode), {
      state,
    });
  };

  const lesson = useLessonProgress({
    url: visit.url,
    idSco,
    scorm,
    onSignOfLife: tracked.activity,
    onFinished: ({ navigation }, saved) => {
      tracked.finished();
      if (saved && visit.nextItem === null && idEnrollment > 0 && lessons.nodeCode !== null) {
        void notifyOfCampaign({
          idUser,
          idEnrollment,
          nodeCode: lessons.nodeCode,
          idContentItem,
          points: saved.points,
        });
      }
      if (sequencing) return;
      if (navigation !== null && leavingRequests.has(navigation)) lesson.leave(close);
      if (navigation === 'previous' && previous && lockOfLesson(previous) === null)
        lesson.leave(() => toLesson(previous));
    },
  });
  const step = (request: string) => lesson.leave(() => void steps.move(request));
  // The lesson's answer to being closed decides whether its attempt ends or is suspended (RTE 4.2.8).
  const leavePackage = () => (sequencing ? step('leave') : lesson.leave(close));
  useRequestOfLesson(lesson, sequencing !== null, step);
  useNotNow(lesson.phase.kind === 'playing' || lesson.isLeaving, 'SCORM lesson in progress');

  const innerStep = (sco: Sco | undefined): InnerStep | undefined =>
    sco && { lock: lockOfLesson(sco), go: () => toLesson(sco) };
  const within = { previous: innerStep(previous), next: innerStep(next) };
  const isNextOpen = next !== undefined && lockOfLesson(next) === null;
  const isContinueRequested = lesson.phase.kind === 'finished' && lesson.phase.navigation === 'continue';
  return (
    <ViewerFrame
      title={visit.currentItem.title}
      eyebrow={isSingle ? lessons.nodeTitle : lessons.title}
      isFilled
      onClose={leavePackage}
      end={
        <div className={styles.end}>
          <LessonSave
            save={lesson.save}
            status={lesson.status ?? visit.currentItem.status}
            isReview={visit.mode === 'review'}
          />
          {fullScreen.isPossible && lesson.phase.kind !== 'failed' && (
            <IconButton
              size="small"
              label={labels.fullScreen}
              icon={<Icon name="maximize" size={18} />}
              onClick={fullScreen.toggle}
            />
          )}
        </div>
      }
      navigation={
        sequencing ? (
          <PackageSteps
            sequencing={sequencing}
            hasEnded={lesson.phase.kind === 'finished'}
            onStep={step}
            onList={leavePackage}
          />
        ) : idEnrollment > 0 && idNodeEnrollment !== null ? (
          bar({ position: { idUser, idEnrollment, idNodeEnrollment, idContentItem }, within, leave: lesson.leave })
        ) : (
          !isSingle && <LessonSteps {...within} leave={lesson.leave} onList={leavePackage} />
        )
      }
    >
      <div className={styles.stage}>
        {!isSingle && (
          <PackageContents scos={lessons.scos} idSco={idSco} onChoose={(sco) => lesson.leave(() => toLesson(sco))} />
        )}
        <LessonFrame
          url={visit.url}
          title={visit.currentItem.title}
          frame={lesson.frame}
          phase={lesson.phase}
          stage={stage}
          fullScreen={fullScreen}
          onRetry={onReplay}
        />
      </div>
      {!sequencing && lesson.phase.kind === 'finished' && (
        <LessonEnd
          key={String(isNextOpen)}
          status={lesson.status}
          next={isNextOpen ? { title: next.title, go: () => lesson.leave(() => toLesson(next)) } : undefined}
          isLast={next === undefined}
          isFluid={isFluid || isContinueRequested}
        />
      )}
      {!sequencing && lesson.phase.kind === 'finished' && next === undefined && idEnrollment > 0 && nextStep}
      {lesson.isLeaving ? <WaitDialog isOpen text={labels.leaving} /> : <TrainingDone />}
    </ViewerFrame>
  );
}
