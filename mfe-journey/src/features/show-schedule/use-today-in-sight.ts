import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls to today once the schedule is shown, when a low window would open a month or a week above it. Only on a page
 * of its own: `isWanted` is false for a calendar among other content and for one that returns to its previous place.
 */
export function useTodayInSight(board: RefObject<HTMLElement | null>, today: string, isWanted: boolean): void {
  const isDone = useRef(false);
  // Runs at each render until the calendar's library has drawn its days.
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    const cell = board.current?.querySelector(`[data-date="${today}"]`);
    if (!cell) return;
    isDone.current = true;
    if (cell.getBoundingClientRect().bottom > window.innerHeight)
      cell.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
}
