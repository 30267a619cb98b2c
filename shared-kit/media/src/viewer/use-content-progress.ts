import { useRef, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { PLAYLIST_PAGE_SIZE, navigationType, saveProgress } from '@shared-kit/contracts/content';
import type { ContentItem, Visit } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import { useActiveSession } from '@shared-kit/runtime/session';
import { IDLE_MS, announcePoints, queueVisit, deliverVisit, useVisitClock } from '@shared-kit/runtime/tracking';
import type { EndedVisit } from '@shared-kit/runtime/tracking';
import { hasPosition, isTimed, viewerKind } from '@shared-kit/media/viewer-kind';
import type { ContentPosition, ContentProgress, SavedState } from './viewer-props.ts';

/** Interval at which the position of playing media is saved, in milliseconds. */
const SAVE_EVERY_MS = 10_000;

/** Options of `useContentProgress`. */
export interface ContentProgressOptions {
  /** Called when the server has saved a new state of an item. */
  readonly onSaved?: ((idContentItem: number, state: SavedState) => void) | undefined;
  /** Called when the server reports that the item is done. */
  readonly onCompleted?: () => void;
  /**
   * False when other code saves the progress, e.g. an enrolment: then only the visit is recorded, once, when it ends,
   * and it stays on the device until the server has it. True by default.
   */
  readonly savesPosition?: boolean;
  /**
   * Milliseconds without activity after which the visit ends; by default the time of decision 16 for the kind of
   * content.
   */
  readonly idleMs?: number;
}

/** Result of `useContentProgress`. */
export interface VisitProgress extends ContentProgress {
  /** Time at which the server last had everything, UTC; undefined before the first save. */
  readonly savedAt: string | undefined;
}

type ReachedVideo = NonNullable<Visit['videos']>[number];

/**
 * Follows one visit of a content item: saves progress as it happens and records the visit when it ends (A7c-16).
 *
 * @param idSection section that the item was opened from; null outside of sections.
 * @example
 * const progress = useContentProgress(item, idSection);
 * return <ContentViewer item={item} progress={progress} />;
 */
export function useContentProgress(
  item: ContentItem,
  idSection: number | null,
  options: ContentProgressOptions = {},
): VisitProgress {
  const { idContentItem } = item;
  const { idUser } = useActiveSession().viewer;
  const { onSaved, onCompleted, savesPosition = true } = options;
  const kind = viewerKind(item);
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
    seconds: hasPosition(kind) ? reached.current.position : timeExecuted,
    timeExecuted,
    finished: reached.current.isFinished,
    ...(reached.current.videos.size > 0
      ? { videos: [...reached.current.videos.values()].slice(-PLAYLIST_PAGE_SIZE) }
      : {}),
  });

  const idleMs = options.idleMs ?? (isTimed(kind) ? IDLE_MS.player : IDLE_MS.viewing);
  const clock = useVisitClock(idleMs, (ended) => {
    const visit = asVisit(ended);
    queueVisit(visit, { idUser, isOpen: false });
    void deliverVisit(visit).then((reply) => reply && onSaved?.(idContentItem, stateIn(reply)));
  });

  const save = async (): Promise<void> => {
    const current = clock.current?.current();
    if (!current) return;
    reached.current.savedAtMs = Date.now();
    const visit = asVisit(current);
    queueVisit(visit, { idUser, isOpen: true });
    if (!savesPosition) return;
    const { idVisit, timeStart, seconds, finished, videos } = visit;
    try {
      const reply = await call(saveProgress, {
        body: { idVisit, timeStart, idContentItem, idSection, seconds, finished, videos },
      });
      setSavedAt(reply.savedAt);
      if (reply.completed === 'COMPLETED') onCompleted?.();
      announcePoints(reply);
      onSaved?.(idContentItem, stateIn(reply));
    } catch (error) {
      // A8-33. The visit is stored on the device and has the same data.
      console.info(
        `progress of content ${idContentItem} not saved: ${error instanceof ApiError ? error.code : String(error)}`,
      );
    }
  };

  const note = ({ seconds, idVideo }: ContentPosition, isOver = false): void => {
    const { videos } = reached.current;
    if (idVideo === undefined) reached.current.position = seconds;
    else {
      const finished = isOver || (videos.get(idVideo)?.finished ?? false);
      // Keeps the video that was played last at the end.
      videos.delete(idVideo);
      videos.set(idVideo, { idVideo, seconds, finished });
    }
    clock.current?.activity();
  };

  return {
    savedAt,
    reach: (position) => {
      note(position);
      if (Date.now() - reached.current.savedAtMs >= SAVE_EVERY_MS) void save();
    },
    pause: (position) => {
      note(position);
      void save();
    },
    finish: (position = { seconds: reached.current.position }) => {
      note(position, true);
      // The server decides when a playlist is finished.
      reached.current.isFinished ||= position.idVideo === undefined;
      void save();
    },
  };
}

function stateIn({ completed, progress, lastPosition }: SavedState): SavedState {
  return { completed, progress, lastPosition };
}
