import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Whether a place has come near what is in sight: what is far down a page is loaded by whoever gets there. Who goes from control to control, or
 * prints, gets to all of it: what isn't there yet would be passed over.
 */
export function useNearness(): readonly [place: RefCallback<HTMLElement>, isNear: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: '200px' },
    );
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && come();
    observer.observe(element);
    element.addEventListener('focusin', come);
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', come);
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('beforeprint', come);
    };
  }, [element, isNear]);
  return [setElement, isNear];
}
