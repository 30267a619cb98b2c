import { useEffect, useEffectEvent, useRef } from 'react';
import { visitClock } from './visit-clock.ts';
import type { EndedVisit, VisitClock } from './visit-clock.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Returns a visit clock for as long as the component is mounted. The visit ends when the user leaves, is idle, or
 * closes the page.
 */
export function useVisitClock(
  idleMs: number,
  onEnd: (visit: EndedVisit) => void,
): { readonly current: VisitClock | null } {
  const clock = useRef<VisitClock>(null);
  const reportEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const own = visitClock({ idleMs, onEnd: (visit) => reportEnd(visit) });
    clock.current = own;
    const options = { capture: true, passive: true };
    for (const sign of signsOfLife) window.addEventListener(sign, own.activity, options);
    window.addEventListener('pagehide', own.end);
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, own.activity, options);
      window.removeEventListener('pagehide', own.end);
      clock.current = null;
      own.end();
    };
  }, [idleMs]);
  return clock;
}
