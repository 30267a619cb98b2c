import { useEffect } from 'react';
import type { RefObject } from 'react';
import { moved, zoomed } from './crop.rules.ts';
import type { Crop, Size } from './crop.rules.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Attaches the crop gestures: one pointer drags, two pinch, the wheel zooms. `change` must be a stable function. */
export function useCropGestures(
  stage: RefObject<HTMLCanvasElement | null>,
  size: Size,
  change: (next: (crop: Crop) => Crop) => void,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();

    const onDown = (event: PointerEvent): void => {
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent): void => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...pointers.values()];
      const [from, to] = [middle(before), middle(after)];
      const factor = before.length > 1 ? spread(after) / Math.max(1, spread(before)) : 1;
      const { clientWidth } = element;
      change((crop) =>
        zoomed(size, moved(size, crop, (to.x - from.x) / clientWidth, (to.y - from.y) / clientWidth), factor),
      );
    };
    const onEnd = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      change((crop) => zoomed(size, crop, Math.exp(-event.deltaY / 400)));
    };

    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onEnd, { signal });
    element.addEventListener('pointercancel', onEnd, { signal });
    // Adds the listener natively: React's wheel listeners are passive, so the page would scroll as well.
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => ending.abort();
  }, [stage, size, change]);
}
