import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface RailEdges {
  canScroll: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Returns the scroll state of a rail; updated on scroll and on changes of size or content. */
export function useRailEdges(rail: RefObject<HTMLElement | null>): RailEdges {
  const [edges, setEdges] = useState<RailEdges>({ canScroll: false, isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const measure = () => {
      const room = element.scrollWidth - element.clientWidth;
      const next = { canScroll: room > 1, isAtStart: element.scrollLeft <= 1, isAtEnd: element.scrollLeft >= room - 1 };
      setEdges((was) =>
        was.canScroll === next.canScroll && was.isAtStart === next.isAtStart && was.isAtEnd === next.isAtEnd
          ? was
          : next,
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const children = new MutationObserver(measure);
    children.observe(element, { childList: true });
    return () => {
      element.removeEventListener('scroll', measure);
      sizes.disconnect();
      children.disconnect();
    };
  }, [rail]);

  return edges;
}
