import { useEffect, useEffectEvent, useRef } from 'react';
import { closes, pulledBy, swipeFrom, swipeTo } from './swipe.rules.ts';
import type { Swipe } from './swipe.rules.ts';

/**
 * Closes `element` when a finger pulls it down (B9-30), and moves it with the finger meanwhile. Ignores a finger that
 * scrolls, that touches an element with own gestures (sliders, canvases, `data-swipe="own"`) or that is one of two.
 */
export function useSwipeDown(element: HTMLElement | null, isOn: boolean, onClose: () => void): void {
  const swipe = useRef<Swipe>(undefined);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOn || !element) return;
    const draw = (): void => {
      const by = pulledBy(swipe.current);
      element.style.setProperty('--pulled', `${by}px`);
      element.toggleAttribute('data-pulled', by > 0);
    };
    const onStart = (event: TouchEvent): void => {
      const [touch] = event.touches;
      swipe.current =
        touch && event.touches.length === 1 && isFree(event.target, element)
          ? swipeFrom({ x: touch.clientX, y: touch.clientY })
          : undefined;
    };
    const onMove = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (!swipe.current || !touch) return;
      swipe.current =
        event.touches.length === 1 ? swipeTo(swipe.current, { x: touch.clientX, y: touch.clientY }) : { kind: 'other' };
      if (swipe.current.kind === 'pulling' && event.cancelable) event.preventDefault();
      draw();
    };
    const onEnd = (event: TouchEvent): void => {
      const isClosing = event.type === 'touchend' && closes(swipe.current);
      swipe.current = undefined;
      draw();
      if (isClosing) close();
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
    };
  }, [element, isOn]);
}

const ownGestures =
  'input[type="range"], [role="slider"], canvas, video, iframe, textarea, [contenteditable="true"], [data-swipe="own"]';

/**
 * Returns whether no element between the finger and the dialog uses a downward pull itself: no own gestures, no
 * scrolled content.
 */
function isFree(target: EventTarget | null, panel: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest(ownGestures)) return false;
  for (
    let element: Element | null = target;
    element && element !== panel.parentElement;
    element = element.parentElement
  ) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
