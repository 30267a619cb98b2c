import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

interface Space {
  readonly room: number;
  readonly more: number;
  readonly widths: readonly number[];
}

/** Space before the first layout, when no width is known: everything fits. */
const unknown: Space = { room: 0, more: 0, widths: [] };

/**
 * Measures the strip and the samples of its entries, whose last one is 'Mais'. Measures again when the window or the
 * entries (`key`) change.
 */
export function useStripSpace(
  strip: RefObject<HTMLElement | null>,
  samples: RefObject<HTMLElement | null>,
  key: string,
): Space {
  const [space, setSpace] = useState(unknown);
  useLayoutEffect(() => {
    const [shown, measured] = [strip.current, samples.current];
    if (!shown || !measured || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const all = [...measured.children].map((sample) => Math.ceil(sample.getBoundingClientRect().width));
      setSpace({ room: shown.clientWidth, more: all.at(-1) ?? 0, widths: all.slice(0, -1) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    // The samples change their widths when the font arrives.
    observer.observe(measured);
    return () => observer.disconnect();
  }, [strip, samples, key]);
  return space;
}
