import { useEffect, useState } from 'react';

/** B2.3-30: scroll distance after which the header becomes active. */
const ACTIVE_AFTER_PX = 50;

export function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setScrolled(window.scrollY > ACTIVE_AFTER_PX);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hasScrolled;
}
