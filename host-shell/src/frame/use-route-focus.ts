import { useEffect, useRef } from 'react';
import type { useLocation } from 'shared-kit/router';

/** The `main` of both frames. */
export const MAIN_ID = 'conteudo';

/** How long a page that comes back may take to grow to where the person had been. */
const RESTORE_FOR_MS = 1000;

/**
 * After a change of page: keyboard and screen reader start at its content, and the view at its top, or where it was when the
 * person comes back to it. Called above the frames, which take each other's place.
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
