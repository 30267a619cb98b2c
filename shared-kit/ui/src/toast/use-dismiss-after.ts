import { useEffect, useRef, useState } from 'react';
import { dismissToast } from './toast.store.ts';
import type { Toast } from './toast.store.ts';

/** Removes a notice after its time. The timer pauses while the notice is hovered or focused. */
export function useDismissAfter({ id, durationMs }: Toast): { hold: () => void; release: () => void } {
  const [isHeld, setHeld] = useState(false);
  const leftMs = useRef(durationMs);

  useEffect(() => {
    if (isHeld || leftMs.current === null) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      if (leftMs.current !== null) leftMs.current -= performance.now() - startedAt;
    };
  }, [id, isHeld]);

  return { hold: () => setHeld(true), release: () => setHeld(false) };
}
