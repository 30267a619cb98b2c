import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { contentCompleted, createContentEnrollment, isDone, recordContentAccess, updateContentEnrollment } from 'shared-kit/contracts/learning';
import type { ContentEnrollment } from 'shared-kit/contracts/learning';
import { pointsEarned } from 'shared-kit/contracts/platform';
import { publish } from 'shared-kit/events';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';
import { shareToKeep } from './leaving.rules.ts';

export interface ContentPlace {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
}

export type SaveState = { readonly kind: 'idle' } | { readonly kind: 'saving' } | { readonly kind: 'saved'; readonly at: Date } | { readonly kind: 'failed' };

export interface EnrolledProgress {
  readonly isCompleted: boolean;
  readonly save: SaveState;
  /** Percent of the media that was seen. */
  report(percent: number): void;
  complete(): Promise<void>;
}

type Report = { status: 'IN_PROGRESS' | 'COMPLETED'; progress: number };

/** Waits between attempts to keep a completion before the person is told. */
const RETRY_AFTER_MS = [1500, 4000];

/** Keeps what happens in the viewer in the person's content enrolment (B4.2). */
export function useEnrolledProgress(place: ContentPlace, found: ContentEnrollment | null): EnrolledProgress {
  const [isCompleted, setCompleted] = useState(found !== null && isDone(found.status));
  const [save, setSave] = useState<SaveState>({ kind: 'idle' });
  const kept = useRef(found);
  const seen = useRef(0);
  const refresh = useInvalidateProgress();

  const send = async (report: Report, keepalive = false): Promise<ReplyOf<typeof createContentEnrollment>> => {
    const body = { ...report, grade: 0 };
    const known = kept.current;
    const reply = known
      ? await call(updateContentEnrollment, { params: { id: known.idContentEnrollment }, body }, { keepalive })
      : await call(createContentEnrollment, { body: { ...place, ...body } }, { keepalive });
    kept.current = reply.contentEnrollment;
    return reply;
  };

  // B4.2-06.
  const start = useEffectEvent(() => {
    if (!kept.current) void send({ status: 'IN_PROGRESS', progress: 0 }).then(refresh, () => undefined);
  });
  // B4.2-05. What can't be kept on the way out is lost; nobody is there to be told.
  const leave = useEffectEvent(() => {
    const progress = shareToKeep(seen.current, kept.current);
    if (progress !== undefined) void send({ status: 'IN_PROGRESS', progress }, true).then(refresh, () => undefined);
  });
  useEffect(() => {
    start();
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const complete = async (): Promise<void> => {
    if (isCompleted && save.kind !== 'failed') return;
    setSave({ kind: 'saving' });
    try {
      const { points } = await persistently(() => send({ status: 'COMPLETED', progress: 100 }));
      setCompleted(true);
      setSave({ kind: 'saved', at: new Date() });
      publish(contentCompleted, { idEnrollment: place.idEnrollment, idContentItem: place.idContentItem });
      if (points && points.earnPoints > 0) publish(pointsEarned, points);
      refresh();
    } catch {
      setSave({ kind: 'failed' });
      return;
    }
    // B4.2-04. A failure is of no consequence for the person (B8-23).
    void call(recordContentAccess, { params: { id: place.idContentItem }, body: { idEnrollment: place.idEnrollment, type: 'ACCESS_CONTENT', progress: 100 } }).catch(() => undefined);
  };

  return {
    isCompleted,
    save,
    complete,
    report: (percent) => {
      seen.current = Math.max(seen.current, percent);
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
