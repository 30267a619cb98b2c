import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '@shared-kit/ui/theme';
import { pageCount, pageInView, slideSteps, slidesAtOnce } from './slides.rules.ts';

/** Returns the number of pages of a slide rail, the page in view and the functions that change the page. */
export function useSlidePages(slides: number) {
  const rail = useRef<HTMLUListElement>(null);
  const atOnce = slidesAtOnce({ isThree: useMediaQuery(slideSteps.three), isTwo: useMediaQuery(slideSteps.two) });
  const pages = pageCount(slides, atOnce);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const update = () => setSeen(pageInView(element, pages));
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [pages]);
  const page = Math.min(seen, pages - 1);
  const goTo = (wanted: number) => {
    const at = Math.max(0, Math.min(pages - 1, wanted));
    rail.current?.children[at * atOnce]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { rail, page, pages, goTo };
}
