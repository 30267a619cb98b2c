import { useRef } from 'react';
import { navigationType } from 'shared-kit/contracts/content';
import type { Visit as VisitRecord } from 'shared-kit/contracts/content';
import { toMoment } from 'shared-kit/contracts/calendar';
import { useActiveSession } from 'shared-kit/session';
import { IDLE_MS, keepVisit, sendVisit, useVisitClock } from 'shared-kit/tracking';
import type { EndedVisit } from 'shared-kit/tracking';

/** While media play, the visit is written down this often, in milliseconds. */
const KEEP_EVERY_MS = 10_000;

export interface Visit {
  /** Position in the media, seconds. */
  at(seconds: number): void;
  finished(): void;
  /** The person is at it, where nothing of it reaches the portal's page. */
  activity(): void;
}

/** Records the visit of a content once, when it ends (decision 15); until the server has it, it is kept on the device. `isOff`: somebody else records it. */
export function useVisit(idContentItem: number, idSection: number | null, { isOff = false } = {}): Visit {
  const { idUser } = useActiveSession().viewer;
  const reached = useRef({ position: null as number | null, isFinished: false, keptAt: 0 });

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

  // Decision 16: everywhere in the learning area.
  const clock = useVisitClock(IDLE_MS.player, (ended) => {
    if (isOff) return;
    const record = asRecord(ended);
    keepVisit(record, { idUser, isOpen: false });
    void sendVisit(record);
  });

  const keep = (): void => {
    const current = clock.current?.current();
    if (!current || isOff) return;
    reached.current.keptAt = Date.now();
    keepVisit(asRecord(current), { idUser, isOpen: true });
  };

  return {
    at: (seconds) => {
      reached.current.position = seconds;
      clock.current?.activity();
      if (Date.now() - reached.current.keptAt >= KEEP_EVERY_MS) keep();
    },
    finished: () => {
      reached.current.isFinished = true;
      keep();
    },
    activity: () => clock.current?.activity(),
  };
}
