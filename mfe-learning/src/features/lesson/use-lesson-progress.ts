import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';
import { isDone, lessonCompleted } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus, ScormFrameMessage } from '@shared-kit/contracts/learning';
import { publish } from '@shared-kit/runtime/events';
import { fromMoment } from '@shared-kit/contracts/calendar';
import { notify } from '@shared-kit/ui/toast';
import { queueScorm, deliverScorm } from '../../lib/scorm-queue.ts';
import type { OpenedScorm, SavedScorm } from '../../lib/scorm-queue.ts';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';
import { labels } from './labels.ts';
import { useLessonFrame } from './use-lesson-frame.ts';
import type { LessonFrame } from './use-lesson-frame.ts';

/** Time that a lesson has to finish before its data are saved and the person leaves, in milliseconds (B4.5-05). */
const FINISH_TIMEOUT_MS = 2000;
/** Time after which a lesson page without any message counts as failed, in milliseconds. */
const SILENT_AFTER_MS = 30_000;

type Finished = Extract<ScormFrameMessage, { type: 'finished' }>;
type FailureReason = Extract<ScormFrameMessage, { type: 'failed' }>['reason'] | 'silent';

export type LessonPhase =
  | { readonly kind: 'loading' | 'playing' }
  | { readonly kind: 'finished'; readonly navigation: Finished['navigation'] }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

export type LessonSave =
  | { readonly kind: 'none' | 'pending' | 'refused' }
  | { readonly kind: 'saved'; readonly at: Date };

export interface LessonProgress extends Pick<LessonFrame, 'frame'> {
  readonly phase: LessonPhase;
  readonly status: EnrollmentStatus | undefined;
  readonly save: LessonSave;
  readonly isLeaving: boolean;
  /** Requests the lesson to finish, saves its data, then calls `go` (B4.5-04, B4.5-05). */
  leave(go: () => void): void;
}

interface LessonVisit {
  readonly url: string;
  readonly idSco: number;
  readonly scorm: OpenedScorm;
  /** Called for each message of the lesson. */
  readonly onSignOfLife: () => void;
  /** Called when the lesson ends by itself, with the reply of the save; undefined when the save failed. */
  readonly onFinished: (finished: Finished, saved: SavedScorm | undefined) => void;
}

/** Tracks one visit of a lesson, from the first message of its frame to the saved result. */
export function useLessonProgress({ url, idSco, scorm, onSignOfLife, onFinished }: LessonVisit): LessonProgress {
  const [phase, setPhase] = useState<LessonPhase>({ kind: 'loading' });
  const [status, setStatus] = useState<EnrollmentStatus>();
  const [save, setSave] = useState<LessonSave>({ kind: 'none' });
  const [isLeaving, setLeaving] = useState(false);
  const wasDone = useRef(scorm.wasDone);
  const way = useRef({ isLeaving: false, hasLeft: false });
  const refresh = useInvalidateProgress();

  const opened = (): OpenedScorm => ({ ...scorm, wasDone: wasDone.current });
  const bringIn = async (keepalive = false): Promise<SavedScorm | undefined> => {
    queueScorm(opened(), { isOpen: false });
    try {
      const saved = await deliverScorm(opened(), { keepalive });
      wasDone.current ||= isDone(saved.status);
      refresh();
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.status === 0)
        notify({ key: 'scorm-waits', kind: 'warning', text: labels.waitsForNetwork });
      return undefined;
    }
  };

  const afterEnd = async (message: Finished): Promise<void> => {
    const isSaved = !message.pending;
    if (isSaved && isDone(message.status) && scorm.idEnrollment > 0)
      publish(lessonCompleted, { idEnrollment: scorm.idEnrollment, idContentItem: scorm.idContentItem, idSco });
    // `leave` saves too when it requested the lesson to finish.
    if (way.current.isLeaving) return;
    const saved = await bringIn();
    if (!way.current.isLeaving) onFinished(message, saved);
  };

  const { frame, requestFinish } = useLessonFrame(url, (message) => {
    if (message.idSco !== idSco) return;
    onSignOfLife();
    switch (message.type) {
      case 'ready':
        return setPhase((before) => (before.kind === 'finished' ? before : { kind: 'playing' }));
      case 'progress':
        setSave(
          message.pending
            ? { kind: 'pending' }
            : message.savedAt === null
              ? { kind: 'none' }
              : { kind: 'saved', at: fromMoment(message.savedAt) },
        );
        if (message.status !== status) {
          setStatus(message.status);
          if (!message.pending) refresh();
        }
        return;
      case 'refused':
        notify({ key: 'scorm-refused', kind: 'error', text: labels.refused });
        return setSave({ kind: 'refused' });
      case 'finished':
        setStatus(message.status);
        // The end of the visit does not save rejected data.
        setSave((before) =>
          message.pending
            ? { kind: 'pending' }
            : before.kind === 'refused'
              ? before
              : { kind: 'saved', at: new Date() },
        );
        setPhase({ kind: 'finished', navigation: message.navigation });
        return void afterEnd(message);
      case 'failed':
        return setPhase({ kind: 'failed', reason: message.reason });
    }
  });

  const isLoading = phase.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setPhase({ kind: 'failed', reason: 'silent' }), SILENT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  // The tab closes or the person goes back: the lesson page sends its last data itself, and the portal requests the
  // resulting progress afterwards.
  const begin = useEffectEvent(() => queueScorm(opened(), { isOpen: true }));
  const tearAway = useEffectEvent((isPageClosed: boolean) => {
    if (way.current.hasLeft) return;
    queueScorm(opened(), { isOpen: false });
    if (isPageClosed) void deliverScorm(opened(), { keepalive: true }).catch(() => undefined);
    else {
      way.current.hasLeft = true;
      setTimeout(() => void bringIn(true), FINISH_TIMEOUT_MS);
    }
  });
  useEffect(() => {
    begin();
    const onPageHide = () => tearAway(true);
    const onPageShow = () => begin();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      tearAway(false);
    };
  }, []);

  const leaveNow = async (go: () => void): Promise<void> => {
    setLeaving(true);
    if (phase.kind === 'playing') {
      requestFinish();
      await new Promise((resolve) => setTimeout(resolve, FINISH_TIMEOUT_MS));
    }
    // The person has already navigated back in the meantime.
    if (way.current.hasLeft) return;
    await bringIn();
    if (way.current.hasLeft) return;
    way.current.hasLeft = true;
    go();
  };

  return {
    frame,
    phase,
    status,
    save,
    isLeaving,
    leave: (go) => {
      if (way.current.isLeaving) return;
      way.current.isLeaving = true;
      void leaveNow(go);
    },
  };
}
