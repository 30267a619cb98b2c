import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDone } from 'shared-kit/contracts/learning';
import type { ContentEnrollment } from 'shared-kit/contracts/learning';
import { keepReport, sendReport } from '../../lib/progress-outbox.ts';
import type { ContentPlace, ProgressReport } from '../../lib/progress-outbox.ts';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';
import { shareToKeep } from './leaving.rules.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed' };

export interface EnrolledProgress {
  readonly isCompleted: boolean;
  readonly save: SaveState;
  /** Percent of the media that was seen. */
  report(percent: number): void;
  /** Saves the share that was seen, e.g. at a pause. What can't be sent is on the device. */
  saveShare(): Promise<void>;
  complete(): Promise<void>;
}

type Report = Pick<ProgressReport, 'status' | 'progress'>;

/** Waits between attempts to keep a completion before the person is told. */
const RETRY_AFTER_MS = [1500, 4000];
/** While media play, their share is written down on the device this often, in milliseconds. */
const KEEP_EVERY_MS = 10_000;

/** Keeps what happens in the viewer in the person's content enrolment (B4.2). */
export function useEnrolledProgress(place: ContentPlace, found: ContentEnrollment | null): EnrolledProgress {
  const [isCompleted, setCompleted] = useState(found !== null && isDone(found.status));
  const [save, setSave] = useState<SaveState>({ kind: 'idle' });
  const kept = useRef(found);
  const seen = useRef(0);
  const keptAt = useRef(0);
  const refresh = useInvalidateProgress();

  const send = async (report: Report, keepalive = false): Promise<void> => {
    const latest = keepReport({ ...place, ...report }, { isOpen: false });
    const reply = await sendReport(latest, { known: kept.current?.idContentEnrollment ?? null, keepalive });
    kept.current = reply.contentEnrollment;
  };

  const complete = async (): Promise<void> => {
    if (isCompleted && save.kind !== 'failed') return;
    setSave({ kind: 'saving' });
    try {
      await persistently(() => send({ status: 'COMPLETED', progress: 100 }));
      setCompleted(true);
      setSave({ kind: 'saved', at: new Date() });
      refresh();
    } catch {
      setSave({ kind: 'failed' });
    }
  };

  // B4.2-06.
  const start = useEffectEvent(() => {
    if (!kept.current) void send({ status: 'IN_PROGRESS', progress: 0 }).then(refresh, () => undefined);
  });
  // B4.2-05. What can't be sent on the way out waits on the device; nobody is there to be told.
  const leave = useEffectEvent(() => {
    const progress = shareToKeep(seen.current, kept.current);
    if (progress !== undefined) void send({ status: 'IN_PROGRESS', progress }, true).then(refresh, () => undefined);
  });
  // The network is back: what it kept from being saved is saved now.
  const tryAgain = useEffectEvent(() => {
    if (save.kind === 'failed') void complete();
  });
  useEffect(() => {
    start();
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    const onLeave = () => leave();
    const onOnline = () => tryAgain();
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('online', onOnline);
      leave();
    };
  }, []);

  const keepShare = (): void => {
    const progress = shareToKeep(seen.current, kept.current);
    if (progress === undefined || Date.now() - keptAt.current < KEEP_EVERY_MS) return;
    keptAt.current = Date.now();
    keepReport({ ...place, status: 'IN_PROGRESS', progress }, { isOpen: true });
  };

  const saveShare = async (): Promise<void> => {
    const progress = shareToKeep(seen.current, kept.current);
    if (progress === undefined) return;
    try {
      await send({ status: 'IN_PROGRESS', progress });
    } catch {
      return;
    }
    // A completion that is under way, or has failed, has more to say.
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
      keepShare();
    },
  };
}

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
