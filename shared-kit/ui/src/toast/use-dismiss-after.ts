import { useEffect, useRef, useState } from 'react';
import { dismissToast } from './toast.store.ts';
import type { Toast } from './toast.store.ts';

/** Removes a notice after its time. The timer pauses while the notice is hovered or focused. */
export function useDismissAfter({ id, durationMs }: Toast): { pause: () => void; release: () => void } {
  const [isPaused, setPaused] = useState(false);
  const leftMs = useRef(durationMs);

  useEffect(() => {
    if (isPaused || leftMs.current === null) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      if (leftMs.current !== null) leftMs.current -= performance.now() - startedAt;
    };
  }, [id, isPaused]);

  return { pause: () => setPaused(true), release: () => setPaused(false) };
}
