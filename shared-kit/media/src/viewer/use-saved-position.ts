import { useMemo, useState } from 'react';
import type { PlayerControls } from '@shared-kit/media/player';

export interface SavedPosition {
  /** Start position of media in seconds; undefined while the user is asked. */
  readonly startAt: number | undefined;
  /** Props of the question. */
  readonly question: {
    readonly lastPosition: number;
    readonly onResume: () => void;
    readonly onRestart: () => void;
  };
  /** Controls in place of those of the player that the question holds back: a jump answers it. */
  readonly heldBack: PlayerControls | null;
}

/**
 * Decides where media start. Asks the user when there is a saved position; otherwise media start at the beginning
 * (A4m-01).
 * @param lastPosition seconds, as at the time the content was opened; later saves do not ask again.
 * @param startAt seconds; position set by the page, without a question (A4m-18).
 * @param isSeekingBlocked whether a jump ends at the saved position at the latest
 */
export function useSavedPosition(lastPosition: number, startAt?: number, isSeekingBlocked = false): SavedPosition {
  const [saved] = useState(lastPosition);
  const [begin, setBegin] = useState(startAt ?? (saved > 0 ? undefined : 0));
  const heldBack = useMemo(
    (): PlayerControls | null =>
      begin === undefined
        ? {
            seek: (seconds) => setBegin(isSeekingBlocked ? Math.min(seconds, saved) : seconds),
            now: () => saved,
            captionLanguage: () => undefined,
            onTime: () => () => undefined,
            onCaptions: () => () => undefined,
          }
        : null,
    [begin, saved, isSeekingBlocked],
  );
  return {
    heldBack,
    startAt: begin,
    question: { lastPosition: saved, onResume: () => setBegin(saved), onRestart: () => setBegin(0) },
  };
}
