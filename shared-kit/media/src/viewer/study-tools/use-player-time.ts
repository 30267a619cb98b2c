import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerControls } from '@shared-kit/media/player';

/**
 * Returns a value derived from the player's position. Renders only when the value changes, because the position changes
 * four times a second.
 */
export function usePlayerTime<T extends number | string | undefined>(
  controls: PlayerControls | null,
  derive: (seconds: number) => T,
): T {
  const subscribe = useCallback((listener: () => void) => controls?.onTime(listener) ?? (() => undefined), [controls]);
  return useSyncExternalStore(subscribe, () => derive(controls?.now() ?? 0));
}

/** Returns the language of the shown captions; undefined while they are off. */
export function useCaptionLanguage(controls: PlayerControls | null): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => controls?.onCaptions(listener) ?? (() => undefined),
    [controls],
  );
  return useSyncExternalStore(subscribe, () => controls?.captionLanguage());
}
