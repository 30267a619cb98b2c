import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface FullScreen {
  /** The browser offers it: phones of one maker don't. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** A part of the page on the whole screen. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(part.current !== null && document.fullscreenElement === part.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [part]);
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    // A browser that won't leaves everything as it is.
    toggle: () => void (isOn ? document.exitFullscreen() : part.current?.requestFullscreen())?.catch(() => undefined),
  };
}
