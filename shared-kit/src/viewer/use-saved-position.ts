import { useState } from 'react';

export interface SavedPosition {
  /** Seconds; where media begin. Undefined while the person is asked. */
  readonly startAt: number | undefined;
  /** Props of the question. */
  readonly question: {
    readonly lastPosition: number;
    readonly onResume: () => void;
    readonly onRestart: () => void;
  };
}

/**
 * Decides where media begin. With a saved position the person is asked first, without one they begin at the start (A4m-01).
 * @param lastPosition seconds, as it was when the content was opened: what is saved meanwhile asks nothing.
 * @param startAt seconds; where the page says where to begin, and nobody is asked (A4m-18).
 */
export function useSavedPosition(lastPosition: number, startAt?: number): SavedPosition {
  const [saved] = useState(lastPosition);
  const [begin, setBegin] = useState(startAt ?? (saved > 0 ? undefined : 0));
  return {
    startAt: begin,
    question: { lastPosition: saved, onResume: () => setBegin(saved), onRestart: () => setBegin(0) },
  };
}
