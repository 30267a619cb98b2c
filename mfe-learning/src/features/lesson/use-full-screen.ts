import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface FullScreen {
  /** False on browsers without the Fullscreen API, e.g. on iPhones. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** Shows an element of the page in full screen. */
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
    // A browser that rejects the request leaves the page as it is.
    toggle: () => void (isOn ? document.exitFullscreen() : part.current?.requestFullscreen())?.catch(() => undefined),
  };
}
