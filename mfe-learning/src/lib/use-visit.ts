import { useRef } from 'react';
import { navigationType } from '@shared-kit/contracts/content';
import type { Visit as VisitRecord } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import { useActiveSession } from '@shared-kit/runtime/session';
import { IDLE_MS, queueVisit, deliverVisit, useVisitClock } from '@shared-kit/runtime/tracking';
import type { EndedVisit } from '@shared-kit/runtime/tracking';

/** Interval at which the visit is queued on the device while media play, in milliseconds. */
const SAVE_EVERY_MS = 10_000;

export interface Visit {
  /** Position in the media, in seconds. */
  at(seconds: number): void;
  finished(): void;
  /** Reports activity that does not reach the portal's page, e.g. inside a frame. */
  activity(): void;
}

/**
 * Records the visit of a content once, when it ends; until the server has saved it, it stays queued on the device.
 * `isOff`: the visit is recorded elsewhere (decision 15).
 */
export function useVisit(idContentItem: number, idSection: number | null, { isOff = false } = {}): Visit {
  const { idUser } = useActiveSession().viewer;
  const reached = useRef({ position: null as number | null, isFinished: false, savedAt: 0 });

  const asRecord = ({ idVisit, start, timeExecuted }: EndedVisit): VisitRecord => {
    const { position, isFinished } = reached.current;
    return {
      idVisit,
      timeStart: toMoment(start),
      idContentItem,
      idNavigationType: navigationType.content,
      idSection,
      seconds: position ?? timeExecuted,
      timeExecuted,
      finished: isFinished,
    };
  };

  // Applies everywhere in the learning area (decision 16).
  const clock = useVisitClock(IDLE_MS.player, (ended) => {
    if (isOff) return;
    const record = asRecord(ended);
    queueVisit(record, { idUser, isOpen: false });
    void deliverVisit(record);
  });

  const save = (): void => {
    const current = clock.current?.current();
    if (!current || isOff) return;
    reached.current.savedAt = Date.now();
    queueVisit(asRecord(current), { idUser, isOpen: true });
  };

  return {
    at: (seconds) => {
      reached.current.position = seconds;
      clock.current?.activity();
      if (Date.now() - reached.current.savedAt >= SAVE_EVERY_MS) save();
    },
    finished: () => {
      reached.current.isFinished = true;
      save();
    },
    activity: () => clock.current?.activity(),
  };
}
