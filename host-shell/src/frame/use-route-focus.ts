import { useEffect, useRef } from 'react';
import type { useLocation } from '@shared-kit/runtime/router';

/** Id of the `main` element in both frames. */
export const MAIN_ID = 'conteudo';

/** Time that a revisited page has to grow to its previous scroll position; ms. */
const RESTORE_FOR_MS = 1000;

/**
 * Moves the focus to the content after a navigation, and scrolls to the top, or to the previous position on a return to
 * the page. Called above the frames, because one frame replaces the other.
 */
export function useRouteFocus({ key, pathname }: ReturnType<typeof useLocation>): void {
  const positions = useRef(new Map<string, number>());
  const shown = useRef(pathname);

  useEffect(() => {
    const known = positions.current;
    const onScroll = (): void => void known.set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return scrollTo(positions.current.get(key) ?? 0);
  }, [key, pathname]);
}

function scrollTo(top: number): () => void {
  window.scrollTo({ top, behavior: 'instant' });
  if (top === 0) return () => undefined;
  const until = performance.now() + RESTORE_FOR_MS;
  let frame = 0;
  const follow = (now: number): void => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY < top && now < until) frame = requestAnimationFrame(follow);
  };
  frame = requestAnimationFrame(follow);
  return () => cancelAnimationFrame(frame);
}
