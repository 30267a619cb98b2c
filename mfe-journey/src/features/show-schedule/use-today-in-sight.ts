import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Time that the calendar has to reach its final height; ms. */
const SETTLE_FOR_MS = 2000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to today when a low window would open a month or a week above it. Follows while entries make the weeks higher,
 * until the person uses the page. `isWanted` is false for a calendar among other content, for one that returns to its
 * previous place, and until its entries are loaded.
 */
export function useTodayInSight(board: RefObject<HTMLElement | null>, today: string, isWanted: boolean): void {
  useEffect(() => {
    const element = board.current;
    if (!isWanted || element === null) return;
    const show = (): void => {
      const cell = element.querySelector(`[data-date="${today}"]`);
      const isBelow = (): boolean => cell !== null && cell.getBoundingClientRect().bottom > window.innerHeight;
      if (!isBelow()) return;
      // Begins with the toolbar where that suffices, so that the header cuts no title in half.
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (isBelow()) cell?.scrollIntoView({ block: 'end', behavior: 'instant' });
    };
    const growth = new ResizeObserver(show);
    growth.observe(element);
    const ended = new AbortController();
    const end = (): void => {
      growth.disconnect();
      clearTimeout(timer);
      ended.abort();
    };
    const timer = setTimeout(end, SETTLE_FOR_MS);
    for (const input of INPUTS) window.addEventListener(input, end, { signal: ended.signal, passive: true });
    return end;
  }, [board, today, isWanted]);
}
