import type { PointerEvent } from 'react';

/** Returns where a pointer is in the element that listens, in percent. */
export function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}
