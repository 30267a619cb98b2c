import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Returns whether an element has come near the view, so that content far down a page loads when it is reached. The Tab
 * key and printing load all of it, because both would skip content that is not there yet.
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
