import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls `onNear` once, when the element is on the screen or at most one screen height away from it. */
export function useNear<E extends HTMLElement>(onNear: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const call = useRef(onNear);
  useEffect(() => {
    call.current = onNear;
  });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        call.current();
      },
      { rootMargin: '110% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
