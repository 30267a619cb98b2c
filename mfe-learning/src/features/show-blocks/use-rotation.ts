import { useEffect, useState } from 'react';

export interface Rotation {
  readonly index: number;
  readonly isPlaying: boolean;
  /** Goes to a slide and stops the rotation, because the person has taken control. */
  goTo(index: number): void;
  toggle(): void;
  /** Pauses the rotation while the pointer or the focus is on the slider. */
  pause(isPaused: boolean): void;
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Rotates through the slides and from the last to the first; not automatically when the person prefers reduced motion
 * (B2.5-12).
 */
export function useRotation(count: number, intervalMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(() => count > 1 && !reducedMotion());
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!isPlaying || isPaused || count < 2) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isPaused, index, count, intervalMs]);
  return {
    index,
    isPlaying,
    goTo: (next) => {
      setPlaying(false);
      setIndex((next + count) % count);
    },
    toggle: () => setPlaying(!isPlaying),
    pause: setPaused,
  };
}
