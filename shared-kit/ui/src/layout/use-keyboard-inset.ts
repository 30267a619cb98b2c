import { useEffect } from 'react';

/**
 * Keeps the height of an on-screen keyboard that covers the page in `--keyboard-inset`. Browsers that shrink the page
 * instead (`interactive-widget=resizes-content`) report 0.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement;
    const measure = (): void => {
      // A pinch zoom shrinks the visual viewport as well.
      const covered = seen.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height));
      root.style.setProperty('--keyboard-inset', `${covered}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      root.style.removeProperty('--keyboard-inset');
    };
  }, []);
}
