import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from 'shared-kit/theme';
import { pageCount, pageInView, slideSteps, slidesAtOnce } from './slides.rules.ts';

/** The pages of a rail of slides: how many there are, which is in view, and the way to each. */
export function useSlidePages(slides: number) {
  const rail = useRef<HTMLUListElement>(null);
  const atOnce = slidesAtOnce({ isThree: useMediaQuery(slideSteps.three), isTwo: useMediaQuery(slideSteps.two) });
  const pages = pageCount(slides, atOnce);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const look = () => setSeen(pageInView(element, pages));
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [pages]);
  const page = Math.min(seen, pages - 1);
  const goTo = (wanted: number) => {
    const at = Math.max(0, Math.min(pages - 1, wanted));
    rail.current?.children[at * atOnce]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { rail, page, pages, goTo };
}
