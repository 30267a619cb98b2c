import { useRef, useState } from 'react';
import { ApiError, call, useQueryClient } from 'shared-kit/api';
import { navigationType, saveProgress } from 'shared-kit/contracts/content';
import type { ContentItem, Visit } from 'shared-kit/contracts/content';
import { toMoment } from 'shared-kit/format';
import { useActiveSession } from 'shared-kit/session';
import { IDLE_MS, announcePoints, keepVisit, sendVisit, useVisitClock } from 'shared-kit/tracking';
import type { EndedVisit } from 'shared-kit/tracking';
import { patchItem } from '../../lib/content-cache.ts';
import { isTimed, stageOf } from './stage.rules.ts';

/** While media play, their position is saved this often, in milliseconds. */
const SAVE_EVERY_MS = 10_000;

export interface ContentVisit {
  /** Media play on, and stand here. Seconds. */
  reach(seconds: number): void;
  /** Keeps the position now: media were paused. */
  pause(seconds: number): void;
  /** The end was reached, of the media or the text, or the file or link was taken. */
  finish(seconds?: number): void;
  /** Moment at which the server last had everything, UTC; undefined before the first time. */
  readonly savedAt: string | undefined;
}

/** Follows one visit of an item: what was reached is saved as it happens, the visit is recorded when it ends. */
export function useContentVisit(item: ContentItem, idSection: number | null): ContentVisit {
  const { idContentItem } = item;
  const { idUser } = useActiveSession().viewer;
  const client = useQueryClient();
  const timed = isTimed(stageOf(item));
  const reached = useRef({ position: item.lastPosition, isFinished: false, savedAtMs: 0 });
  const [savedAt, setSavedAt] = useState<string>();

  const asVisit = ({ idVisit, start, timeExecuted }: EndedVisit): Visit => ({
    idVisit,
    timeStart: toMoment(start),
    idContentItem,
    idNavigationType: navigationType.content,
    idSection,
    seconds: timed ? reached.current.position : timeExecuted,
    timeExecuted,
    finished: reached.current.isFinished,
  });

  const clock = useVisitClock(timed ? IDLE_MS.player : IDLE_MS.viewing, (ended) => {
    const visit = asVisit(ended);
    keepVisit(visit, { idUser, isOpen: false });
    void sendVisit(visit).then((reply) => {
      if (reply) patchItem(client, idContentItem, { completed: reply.completed, progress: reply.progress, lastPosition: reply.lastPosition });
    });
  });

  const save = async (): Promise<void> => {
    const current = clock.current?.current();
    if (!current) return;
    reached.current.savedAtMs = Date.now();
    const visit = asVisit(current);
    keepVisit(visit, { idUser, isOpen: true });
    const { idVisit, timeStart, seconds, finished } = visit;
    try {
      const reply = await call(saveProgress, { body: { idVisit, timeStart, idContentItem, idSection, seconds, finished } });
      setSavedAt(reply.savedAt);
      announcePoints(reply);
      patchItem(client, idContentItem, { completed: reply.completed, progress: reply.progress, lastPosition: reply.lastPosition });
    } catch (error) {
      // A8-33. The visit is on the device and carries the same.
      console.info(`progress of content ${idContentItem} not saved: ${error instanceof ApiError ? error.code : String(error)}`);
    }
  };

  const reach = (seconds: number): void => {
    reached.current.position = seconds;
    clock.current?.activity();
  };

  return {
    savedAt,
    reach: (seconds) => {
      reach(seconds);
      if (Date.now() - reached.current.savedAtMs >= SAVE_EVERY_MS) void save();
    },
    pause: (seconds) => {
      reach(seconds);
      void save();
    },
    finish: (seconds) => {
      reach(seconds ?? reached.current.position);
      reached.current.isFinished = true;
      void save();
    },
  };
}
