import { useEffect, useLayoutEffect, useRef } from 'react';
import type { useLocation } from '@shared-kit/runtime/router';

/** Id of the `main` element in both frames. */
export const MAIN_ID = 'conteudo';

/** Time that a revisited page has to grow to its previous scroll position, unless the person scrolls first; ms. */
const RESTORE_FOR_MS = 5000;

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Moves the focus to the content after a navigation, and scrolls to the top, or to the previous position on a return to
 * the page. Called above the frames, because one frame replaces the other.
 */
export function useRouteFocus({ key, pathname }: ReturnType<typeof useLocation>): void {
  const positions = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  const previous = useRef(0);

  // In the same commit as the page: its shorter document scrolls by itself, which must not count for the page before it, nor
  // replace the position that the page had.
  useLayoutEffect(() => {
    const known = positions.current;
    previous.current = known.get(key) ?? 0;
    const onScroll = (): void => void known.set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return scrollTo(previous.current);
  }, [key, pathname]);
}

function scrollTo(top: number): () => void {
  window.scrollTo({ top, behavior: 'instant' });
  if (top === 0) return () => undefined;
  const ends = new AbortController();
  for (const input of inputs)
    window.addEventListener(input, () => ends.abort(), { signal: ends.signal, passive: true, capture: true });
  const until = performance.now() + RESTORE_FOR_MS;
  const follow = (now: number): void => {
    if (ends.signal.aborted) return;
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY < top && now < until) requestAnimationFrame(follow);
    else ends.abort();
  };
  requestAnimationFrame(follow);
  return () => ends.abort();
}
