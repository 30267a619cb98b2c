import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { retryPlans } from '@shared-kit/contracts/retry';
import { isDone } from '@shared-kit/contracts/learning';
import type { ContentEnrollment } from '@shared-kit/contracts/learning';
import { isOffline } from '@shared-kit/runtime/api';
import { onResume, untilDelivered } from '@shared-kit/runtime/write-queue';
import { queueReport, deliverReport } from '../../lib/progress-queue.ts';
import type { ContentPlace, ProgressReport } from '../../lib/progress-queue.ts';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';
import { shareToSave } from './leaving.rules.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed' }
  /** The network is gone; the completion is queued on the device. */
  | { readonly kind: 'queued' }
  /** Waits for the server: seconds until it accepts the completion. */
  | { readonly kind: 'waiting'; readonly seconds: number };

export interface EnrolledProgress {
  readonly isCompleted: boolean;
  readonly save: SaveState;
  /** Reports the share of the media that was seen, in percent. */
  report(percent: number): void;
  /** Saves the share that was seen, e.g. on pause. An undelivered share stays queued on the device. */
  saveShare(): Promise<void>;
  complete(): Promise<void>;
}

type Report = Pick<ProgressReport, 'status' | 'progress'>;

/** Interval at which the share is queued on the device while media play, in milliseconds. */
const QUEUE_EVERY_MS = 10_000;

/** Saves the events of the viewer in the person's content enrolment (B4.2). */
export function useEnrolledProgress(place: ContentPlace, found: ContentEnrollment | null): EnrolledProgress {
  const [isCompleted, setCompleted] = useState(found !== null && isDone(found.status));
  const [save, setSave] = useState<SaveState>({ kind: 'idle' });
  const enrollment = useRef(found);
  const seen = useRef(0);
  const queuedAt = useRef(0);
  const refresh = useInvalidateProgress();

  const send = async (report: Report, keepalive = false): Promise<number | null> => {
    const latest = queueReport({ ...place, ...report }, { isOpen: false });
    const reply = await deliverReport(latest, { known: enrollment.current?.idContentEnrollment ?? null, keepalive });
    enrollment.current = reply.contentEnrollment;
    return reply.completesIn;
  };

  const complete = async (): Promise<void> => {
    if (isCompleted && save.kind !== 'failed' && save.kind !== 'queued') return;
    setSave({ kind: 'saving' });
    try {
      const seconds = await untilDelivered(() => send({ status: 'COMPLETED', progress: 100 }), {
        plan: retryPlans.completion,
      });
      if (seconds !== null) return setSave({ kind: 'waiting', seconds });
      setCompleted(true);
      setSave({ kind: 'saved', at: new Date() });
      refresh();
    } catch (error) {
      setSave({ kind: isOffline(error) && !navigator.onLine ? 'queued' : 'failed' });
    }
  };

  const again = useEffectEvent(() => void complete());
  useEffect(() => {
    if (save.kind !== 'waiting') return;
    const timer = setTimeout(() => again(), save.seconds * 1000);
    return () => clearTimeout(timer);
  }, [save]);

  // Starts the content enrolment (B4.2-06).
  const start = useEffectEvent(() => {
    if (!enrollment.current) void send({ status: 'IN_PROGRESS', progress: 0 }).then(refresh, () => undefined);
  });
  // Saves the share on leaving. An undelivered one stays pending on the device (B4.2-05).
  const leave = useEffectEvent(() => {
    const progress = shareToSave(seen.current, enrollment.current);
    if (progress !== undefined) void send({ status: 'IN_PROGRESS', progress }, true).then(refresh, () => undefined);
  });
  // Called when delivery is possible again, e.g. after the network returned.
  const tryAgain = useEffectEvent(() => {
    if (save.kind === 'failed' || save.kind === 'queued') void complete();
  });
  useEffect(() => {
    start();
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    const onLeave = () => leave();
    const stopListening = onResume(() => tryAgain());
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      stopListening();
      leave();
    };
  }, []);

  const queueShare = (): void => {
    const progress = shareToSave(seen.current, enrollment.current);
    if (progress === undefined || Date.now() - queuedAt.current < QUEUE_EVERY_MS) return;
    queuedAt.current = Date.now();
    queueReport({ ...place, status: 'IN_PROGRESS', progress }, { isOpen: true });
  };

  const saveShare = async (): Promise<void> => {
    const progress = shareToSave(seen.current, enrollment.current);
    if (progress === undefined) return;
    try {
      await send({ status: 'IN_PROGRESS', progress });
    } catch {
      return;
    }
    // A running or failed completion takes precedence over this state.
    setSave((before) =>
      before.kind === 'idle' || before.kind === 'saved' ? { kind: 'saved', at: new Date() } : before,
    );
    refresh();
  };

  return {
    isCompleted,
    save,
    complete,
    saveShare,
    report: (percent) => {
      seen.current = Math.max(seen.current, percent);
      queueShare();
    },
  };
}
