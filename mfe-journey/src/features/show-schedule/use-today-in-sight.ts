import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls to today once the schedule is shown, when a low window would open a month or a week above it. Only on a page
 * of its own: `isWanted` is false for a calendar among other content and for one that returns to its previous place.
 */
export function useTodayInSight(board: RefObject<HTMLElement | null>, today: string, isWanted: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    const cell = board.current?.querySelector(`[data-date="${today}"]`);
    if (cell && cell.getBoundingClientRect().bottom > window.innerHeight)
      cell.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, [board, today, isWanted]);
}
