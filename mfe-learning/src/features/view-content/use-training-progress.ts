import { useRef } from 'react';
import type { ContentItem } from 'shared-kit/contracts/content';
import type { ContentEnrollment } from 'shared-kit/contracts/learning';
import { IDLE_MS } from 'shared-kit/tracking';
import { useContentProgress, viewerKind } from 'shared-kit/viewer';
import type { ContentPosition, ContentProgress } from 'shared-kit/viewer';
import type { ContentPlace } from '../../lib/progress-queue.ts';
import { hasOwnProgress } from './training-content.rules.ts';
import { useEnrolledProgress } from './use-enrolled-progress.ts';
import type { SaveState } from './use-enrolled-progress.ts';

interface TrainingProgress extends ContentProgress {
  readonly isCompleted: boolean;
  readonly save: SaveState;
  /** Tries once more to save a completion that failed. */
  readonly retry: () => void;
}

/** Sends what happens in the viewer to the enrolment, which decides about the training, and to the visit of the content. */
export function useTrainingProgress(
  place: ContentPlace,
  content: ContentItem,
  found: ContentEnrollment | null,
): TrainingProgress {
  const enrolled = useEnrolledProgress(place, found);
  const isFinished = useRef(false);
  // The viewer and the server may both say that the content is done.
  const complete = (): void => {
    if (isFinished.current) return;
    isFinished.current = true;
    void enrolled.complete();
  };
  const visit = useContentProgress(content, null, {
    savesPosition: hasOwnProgress(viewerKind(content)),
    // Decision 16: everywhere in the learning area.
    idleMs: IDLE_MS.player,
    onCompleted: complete,
  });
  const report = ({ percent, idVideo }: ContentPosition): void => {
    // The share of one video says nothing of its playlist.
    if (percent !== undefined && idVideo === undefined) enrolled.report(percent);
  };
  return {
    isCompleted: enrolled.isCompleted,
    save: enrolled.save,
    retry: () => void enrolled.complete(),
    reach: (position) => {
      report(position);
      visit.reach(position);
    },
    pause: (position) => {
      report(position);
      visit.pause(position);
      void enrolled.saveShare();
    },
    finish: (position) => {
      visit.finish(position);
      // A playlist is not done with one of its videos: the server says when it is.
      if (position?.idVideo === undefined) complete();
    },
  };
}
