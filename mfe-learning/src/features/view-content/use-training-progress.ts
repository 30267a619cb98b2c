import { useRef } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { ContentEnrollment } from '@shared-kit/contracts/learning';
import { IDLE_MS } from '@shared-kit/runtime/tracking';
import { useContentProgress, viewerKind } from '@shared-kit/media/viewer';
import type { ContentPosition, ContentProgress } from '@shared-kit/media/viewer';
import type { ContentPlace } from '../../lib/progress-queue.ts';
import { hasOwnProgress } from './training-content.rules.ts';
import { useEnrolledProgress } from './use-enrolled-progress.ts';
import type { SaveState } from './use-enrolled-progress.ts';

interface TrainingProgress extends ContentProgress {
  readonly isCompleted: boolean;
  readonly save: SaveState;
  /** Retries to save a completion that failed. */
  readonly retry: () => void;
}

/**
 * Reports the events of the viewer to the enrolment, which determines the training progress, and to the visit of the
 * content.
 */
export function useTrainingProgress(
  place: ContentPlace,
  content: ContentItem,
  found: ContentEnrollment | null,
): TrainingProgress {
  const enrolled = useEnrolledProgress(place, found);
  const isFinished = useRef(false);
  // Both the viewer and the server can report that the content is done.
  const complete = (): void => {
    if (isFinished.current) return;
    isFinished.current = true;
    void enrolled.complete();
  };
  const visit = useContentProgress(content, null, {
    savesPosition: hasOwnProgress(viewerKind(content)),
    // Applies everywhere in the learning area (decision 16).
    idleMs: IDLE_MS.player,
    onCompleted: complete,
  });
  const report = ({ percent, idVideo }: ContentPosition): void => {
    // The share of one video does not apply to its playlist.
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
      // A playlist is not completed with one of its videos: the server reports its completion.
      if (position?.idVideo === undefined) complete();
    },
  };
}
