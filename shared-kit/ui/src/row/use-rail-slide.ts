import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Reports the index of the first visible card at each change. */
export function useRailSlide(
  rail: RefObject<HTMLElement | null>,
  onSlide: ((index: number) => void) | undefined,
): void {
  const reportSlide = useEffectEvent((index: number) => onSlide?.(index));
  const isWanted = onSlide !== undefined;
  useEffect(() => {
    const element = rail.current;
    if (!element || !isWanted) return;
    let last = 0;
    const measure = () => {
      const index = firstInSight(element);
      if (index === last) return;
      last = index;
      reportSlide(index);
    };
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, [rail, isWanted]);
}

function firstInSight(rail: HTMLElement): number {
  const [first, second] = rail.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  const step = second.offsetLeft - first.offsetLeft;
  return step > 0 ? Math.round(rail.scrollLeft / step) : 0;
}
