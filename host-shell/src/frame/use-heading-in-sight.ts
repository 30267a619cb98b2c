import { useSyncExternalStore } from 'react';
import { MAIN_ID } from './use-route-focus.ts';

/** Size up to which a heading counts as visually hidden; px. */
const HIDDEN_PX = 1;

let isInSight = false;

/**
 * Says whether the page's own `h1` is on screen, below the header. The header names the page only while it is not, so
 * that no page shows its title twice. Reads the document, so that it works for a page of any remote and any framework.
 */
export function useHeadingInSight(): boolean {
  return useSyncExternalStore(watchHeading, () => isInSight);
}

function watchHeading(notify: () => void): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return () => undefined;
  const headerHeight = document.querySelector('header')?.offsetHeight ?? 0;
  let heading: Element | null = null;
  const report = (isNowInSight: boolean): void => {
    if (isNowInSight === isInSight) return;
    isInSight = isNowInSight;
    notify();
  };
  const sight = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) report(last.isIntersecting && isDrawn(last.boundingClientRect));
    },
    { rootMargin: `${-headerHeight}px 0px 0px 0px` },
  );
  const find = (): void => {
    const found = main.querySelector('h1');
    if (found === heading) return;
    sight.disconnect();
    heading = found;
    if (!found) return report(false);
    // Asks at once, because the observer answers after the next paint.
    const box = found.getBoundingClientRect();
    report(isDrawn(box) && box.bottom > headerHeight && box.top < innerHeight);
    sight.observe(found);
  };
  const content = new MutationObserver(find);
  content.observe(main, { childList: true, subtree: true });
  find();
  return () => {
    content.disconnect();
    sight.disconnect();
    isInSight = false;
  };
}

function isDrawn({ width, height }: DOMRectReadOnly): boolean {
  return width > HIDDEN_PX && height > HIDDEN_PX;
}
