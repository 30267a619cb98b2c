import { useEffect, useEffectEvent, useRef } from 'react';
import { isDone, levelPath } from '@shared-kit/contracts/learning';
import type { Sco } from '@shared-kit/contracts/learning';
import { useGoBack, useLocation, useNavigate } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, Image, Progress, Spinner } from '@shared-kit/ui';
import { WaitDialog } from '@shared-kit/ui/overlays';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { ViewerFrame } from '../../lib/viewer-frame.tsx';
import { addressOfLesson } from './address-of-lesson.ts';
import { labels } from './labels.ts';
import type { ScormAddress } from './lesson-address.rules.ts';
import { LessonCard } from './lesson-card.tsx';
import { isLockedLesson, lessonToGoOnWith, lessonsInOrder } from './lessons.rules.ts';
import styles from './list-lessons.module.css';
import type { Lessons } from './lessons.query.ts';
import type { TrainingBar } from './training-bar.ts';
import { usePackageSteps } from './use-package-steps.ts';

/** Delay before the only SCORM lesson of a package opens automatically, in milliseconds (B4.5-02). */
const OPENS_AFTER_MS = 1000;

interface ListLessonsProps {
  readonly idUser: number;
  readonly address: ScormAddress;
  readonly lessons: Lessons;
  readonly bar: TrainingBar;
}

/** Renders the lessons of a SCORM content (B2.1-10). */
export function ListLessons({ idUser, address, lessons, bar }: ListLessonsProps) {
  const { idEnrollment, idContentItem, isFluid } = address;
  const { idNodeEnrollment } = lessons;
  const navigate = useNavigate();
  const goBack = useGoBack('/');
  const isReady = lessons.scormStatus === 'SUCCESS';
  const isOpening = useOnlyLesson(lessons, isFluid);
  const close = (): void => {
    if (idEnrollment === 0) return goBack();
    void navigate(lessons.nodeCode === null ? levelPath(idEnrollment) : levelPath(idEnrollment, lessons.nodeCode), {
      state: { closedContent: true },
    });
  };
  const goOn = isReady && !lessons.sequencing ? lessonToGoOnWith(lessons) : undefined;
  const packageSteps = usePackageSteps(lessons, { isFluid, idSco: null });
  const openPackage = isReady && lessons.sequencing ? () => void packageSteps.move('open') : undefined;
  useOpeningPackage(lessons, openPackage);
  return (
    <ViewerFrame
      title={lessons.title}
      eyebrow={lessons.nodeTitle}
      onClose={close}
      navigation={
        idEnrollment > 0 &&
        idNodeEnrollment !== null &&
        bar({
          position: { idUser, idEnrollment, idNodeEnrollment, idContentItem },
          within:
            openPackage && isOpeningDue(lessons)
              ? { next: { lock: null, go: openPackage } }
              : goOn
                ? { next: { lock: null, go: () => void navigate(addressOfLesson(goOn, lessons, isFluid)) } }
                : {},
        })
      }
    >
      {openPackage && (
        <div className={styles.start}>
          <Button icon={<Icon name="play-circle" size={20} />} onClick={openPackage}>
            {isOpeningDue(lessons) ? labels.continuePackage : labels.repeatPackage}
          </Button>
        </div>
      )}
      {isReady ? <LessonsOfPackage lessons={lessons} isFluid={isFluid} /> : <Processing title={lessons.title} />}
      <WaitDialog isOpen={isOpening} text={labels.startingLesson} />
    </ViewerFrame>
  );
}

/**
 * Opens the only lesson of a package automatically, unless the person has just closed it. Returns whether it is about
 * to open (B4.5-01).
 */
function useOnlyLesson(lessons: Lessons, isFluid: boolean): boolean {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { closedContent?: boolean } | null };
  const [only] = lessonsInOrder(lessons);
  const isAlone =
    lessons.totalScos === 1 &&
    !lessons.sequencing &&
    lessons.scormStatus === 'SUCCESS' &&
    state?.closedContent !== true;
  const target = isAlone && only && !isLockedLesson(only) ? addressOfLesson(only, lessons, isFluid) : undefined;
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return target !== undefined;
}

/** Returns whether opening a sequenced package goes on with it. When it is done, opening it begins a new attempt. */
function isOpeningDue({ status, sequencing }: Lessons): boolean {
  const isBegun = sequencing !== null && (sequencing.isSuspended || sequencing.idSco !== null);
  return isBegun || !isDone(status);
}

/**
 * Opens a sequenced package at once: its first lesson, or the one where the learner has left it. Not when they have just
 * left it, nor when it is done, because opening it then begins a new attempt.
 */
function useOpeningPackage(lessons: Lessons, open: (() => void) | undefined): void {
  const { state } = useLocation() as { state: { closedContent?: boolean } | null };
  const isDue = open !== undefined && state?.closedContent !== true && isOpeningDue(lessons);
  const hasOpened = useRef(false);
  const openNow = useEffectEvent(() => open?.());
  useEffect(() => {
    if (!isDue || hasOpened.current) return;
    hasOpened.current = true;
    openNow();
  }, [isDue]);
}

/** Renders the notice for a package that is being processed (B4.5-03). */
function Processing({ title }: { title: string }) {
  return (
    <div className={styles.processing} role="status">
      <Spinner size="large" />
      <p className={styles.processingText}>{labels.processing(title)}</p>
      <p className={styles.hint}>{labels.processingHint}</p>
    </div>
  );
}

function LessonsOfPackage({ lessons, isFluid }: { lessons: Lessons; isFluid: boolean }) {
  const { state } = useLocation() as { state: { closedLesson?: number } | null };
  const list = useRef<HTMLElement>(null);
  const closed = state?.closedLesson;
  // Returns the focus to the lesson that the person has just closed.
  useEffect(() => {
    if (closed !== undefined) list.current?.querySelector<HTMLElement>(`[data-sco="${closed}"] a`)?.focus();
  }, [closed]);
  return (
    <>
      <header className={styles.about}>
        {lessons.image !== '' && <Image src={lessons.image} alt="" ratio="16/9" isPriority className={styles.image} />}
        <div className={styles.details}>
          {lessons.description !== '' && <p className={styles.description}>{lessons.description}</p>}
          <ProgressStatus status={lessons.status} />
          <Progress percent={lessons.progress} label={labels.progress} showsValue />
        </div>
      </header>
      {lessons.scos.length === 0 ? (
        <EmptyState title={labels.noLessons} />
      ) : (
        <section ref={list} aria-label={labels.list}>
          <Lessons scos={lessons.scos} lessons={lessons} isFluid={isFluid} level={2} />
        </section>
      )}
    </>
  );
}

function Lessons({
  scos,
  lessons,
  isFluid,
  level,
}: {
  scos: readonly Sco[];
  lessons: Lessons;
  isFluid: boolean;
  level: 2 | 3 | 4;
}) {
  const below = level === 2 ? 3 : 4;
  return (
    <ol role="list" className={styles.lessons}>
      {scos.map((sco) => (
        <li key={sco.idSco} data-sco={sco.idSco}>
          <LessonCard sco={sco} level={level} addressOf={(idSco) => addressOf(idSco, lessons, isFluid)} />
          {sco.scoItens.length > 0 && <Lessons scos={sco.scoItens} lessons={lessons} isFluid={isFluid} level={below} />}
        </li>
      ))}
    </ol>
  );
}

function addressOf(idSco: number, lessons: Lessons, isFluid: boolean): string | undefined {
  const sco = lessonsInOrder(lessons).find((one) => one.idSco === idSco);
  return sco && addressOfLesson(sco, lessons, isFluid);
}
