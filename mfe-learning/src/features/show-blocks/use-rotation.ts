import { useEffect, useState } from 'react';

export interface Rotation {
  readonly index: number;
  readonly isPlaying: boolean;
  /** Also stops it: who takes the wheel keeps it. */
  goTo(index: number): void;
  toggle(): void;
  /** Holds while the pointer or the focus is on it. */
  hold(isHeld: boolean): void;
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes from slide to slide and after the last to the first (B2.5-12); not by itself where motion is unwanted. */
export function useRotation(count: number, intervalMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(() => count > 1 && !reducedMotion());
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, index, count, intervalMs]);
  return {
    index,
    isPlaying,
    goTo: (next) => {
      setPlaying(false);
      setIndex((next + count) % count);
    },
    toggle: () => setPlaying(!isPlaying),
    hold: setHeld,
  };
}
