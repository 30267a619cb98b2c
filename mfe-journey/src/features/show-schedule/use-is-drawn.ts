import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Number of frames without a change after which the library has drawn everything. */
const QUIET_FRAMES = 3;

/**
 * Says whether the calendar has its final height for the first time. The library measures its cells and gives the weeks
 * their heights some frames after it has rendered; until then they would move before the person's eyes.
 */
export function useIsDrawn(grid: RefObject<HTMLElement | null>, isLoaded: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isLoaded || isDrawn) return;
    let height = -1;
    let quiet = 0;
    let frame = 0;
    const watch = (): void => {
      const now = grid.current?.offsetHeight ?? 0;
      quiet = now === height ? quiet + 1 : 0;
      height = now;
      if (quiet >= QUIET_FRAMES) setDrawn(true);
      else frame = requestAnimationFrame(watch);
    };
    frame = requestAnimationFrame(watch);
    return () => cancelAnimationFrame(frame);
  }, [grid, isLoaded, isDrawn]);
  return isDrawn;
}
