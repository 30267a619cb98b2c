import { useRef, useState } from 'react';
import { ApiError, call, useQueryClient } from 'shared-kit/api';
import { PLAYLIST_PAGE_SIZE, navigationType, saveProgress } from 'shared-kit/contracts/content';
import type { ContentItem, Visit } from 'shared-kit/contracts/content';
import { toMoment } from 'shared-kit/contracts/calendar';
import { useActiveSession } from 'shared-kit/session';
import { IDLE_MS, announcePoints, keepVisit, sendVisit, useVisitClock } from 'shared-kit/tracking';
import type { EndedVisit } from 'shared-kit/tracking';
import { patchItem } from '../../lib/content-cache.ts';
import { isTimed, keepsPosition, stageOf } from './stage.rules.ts';

/** While media play, their position is saved this often, in milliseconds. */
const SAVE_EVERY_MS = 10_000;

export interface ContentVisit {
  /** Media play on, and stand here. Seconds. `idVideo`: in this video of a playlist. */
  reach(seconds: number, idVideo?: string): void;
  /** Keeps the position now: media were paused. */
  pause(seconds: number, idVideo?: string): void;
  /** The end was reached, of the media or the text, or the file or link was taken. */
  finish(seconds?: number, idVideo?: string): void;
  /** Moment at which the server last had everything, UTC; undefined before the first time. */
  readonly savedAt: string | undefined;
}

type ReachedVideo = NonNullable<Visit['videos']>[number];

/** Follows one visit of an item: what was reached is saved as it happens, the visit is recorded when it ends. `onCompleted`: the server says that it is done. */
export function useContentVisit(item: ContentItem, idSection: number | null, onCompleted?: () => void): ContentVisit {
  const { idContentItem } = item;
  const { idUser } = useActiveSession().viewer;
  const client = useQueryClient();
  const stage = stageOf(item);
  const timed = isTimed(stage);
  const reached = useRef({
    position: item.lastPosition,
    isFinished: false,
    savedAtMs: 0,
    videos: new Map<string, ReachedVideo>(),
  });
  const [savedAt, setSavedAt] = useState<string>();

  const asVisit = ({ idVisit, start, timeExecuted }: EndedVisit): Visit => ({
    idVisit,
    timeStart: toMoment(start),
    idContentItem,
    idNavigationType: navigationType.content,
    idSection,
    seconds: keepsPosition(stage) ? reached.current.position : timeExecuted,
    timeExecuted,
    finished: reached.current.isFinished,
    ...(reached.current.videos.size > 0
      ? { videos: [...reached.current.videos.values()].slice(-PLAYLIST_PAGE_SIZE) }
      : {}),
  });

  const clock = useVisitClock(timed ? IDLE_MS.player : IDLE_MS.viewing, (ended) => {
    const visit = asVisit(ended);
    keepVisit(visit, { idUser, isOpen: false });
    void sendVisit(visit).then((reply) => {
      if (reply)
        patchItem(client, idContentItem, {
          completed: reply.completed,
          progress: reply.progress,
          lastPosition: reply.lastPosition,
        });
    });
  });

  const save = async (): Promise<void> => {
    const current = clock.current?.current();
    if (!current) return;
    reached.current.savedAtMs = Date.now();
    const visit = asVisit(current);
    keepVisit(visit, { idUser, isOpen: true });
    const { idVisit, timeStart, seconds, finished, videos } = visit;
    try {
      const reply = await call(saveProgress, {
        body: { idVisit, timeStart, idContentItem, idSection, seconds, finished, videos },
      });
      setSavedAt(reply.savedAt);
      if (reply.completed === 'COMPLETED') onCompleted?.();
      announcePoints(reply);
      patchItem(client, idContentItem, {
        completed: reply.completed,
        progress: reply.progress,
        lastPosition: reply.lastPosition,
      });
    } catch (error) {
      // A8-33. The visit is on the device and carries the same.
      console.info(
        `progress of content ${idContentItem} not saved: ${error instanceof ApiError ? error.code : String(error)}`,
      );
    }
  };

  const reach = (seconds: number, idVideo?: string, isOver = false): void => {
    const { videos } = reached.current;
    if (idVideo === undefined) reached.current.position = seconds;
    else {
      const finished = isOver || (videos.get(idVideo)?.finished ?? false);
      // The one that is played last stands last.
      videos.delete(idVideo);
      videos.set(idVideo, { idVideo, seconds, finished });
    }
    clock.current?.activity();
  };

  return {
    savedAt,
    reach: (seconds, idVideo) => {
      reach(seconds, idVideo);
      if (Date.now() - reached.current.savedAtMs >= SAVE_EVERY_MS) void save();
    },
    pause: (seconds, idVideo) => {
      reach(seconds, idVideo);
      void save();
    },
    finish: (seconds, idVideo) => {
      reach(seconds ?? reached.current.position, idVideo, true);
      // A playlist is finished when the server says so.
      reached.current.isFinished ||= idVideo === undefined;
      void save();
    },
  };
}
