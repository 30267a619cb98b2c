import { useState } from 'react';

export interface SavedPosition {
  /** Start position of media in seconds; undefined while the user is asked. */
  readonly startAt: number | undefined;
  /** Props of the question. */
  readonly question: {
    readonly lastPosition: number;
    readonly onResume: () => void;
    readonly onRestart: () => void;
  };
}

/**
 * Decides where media start. Asks the user when there is a saved position; otherwise media start at the beginning
 * (A4m-01).
 * @param lastPosition seconds, as at the time the content was opened; later saves do not ask again.
 * @param startAt seconds; position set by the page, without a question (A4m-18).
 */
export function useSavedPosition(lastPosition: number, startAt?: number): SavedPosition {
  const [saved] = useState(lastPosition);
  const [begin, setBegin] = useState(startAt ?? (saved > 0 ? undefined : 0));
  return {
    startAt: begin,
    question: { lastPosition: saved, onResume: () => setBegin(saved), onRestart: () => setBegin(0) },
  };
}
