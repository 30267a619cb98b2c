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
  const header = document.querySelector('header');
  if (!main || !header) return () => undefined;
  let heading: Element | null = null;
  let sight: IntersectionObserver | undefined;
  const report = (isNowInSight: boolean): void => {
    if (isNowInSight === isInSight) return;
    isInSight = isNowInSight;
    notify();
  };
  const follow = (): void => {
    sight?.disconnect();
    if (!heading) return report(false);
    const top = header.offsetHeight;
    // Asks at once, because the observer answers after the next paint.
    const box = heading.getBoundingClientRect();
    report(isDrawn(box) && box.bottom > top && box.top < innerHeight);
    sight = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) report(last.isIntersecting && isDrawn(last.boundingClientRect));
      },
      { rootMargin: `${-top}px 0px 0px 0px` },
    );
    sight.observe(heading);
  };
  const find = (): void => {
    const found = main.querySelector('h1');
    if (found === heading) return;
    heading = found;
    follow();
  };
  const content = new MutationObserver(find);
  content.observe(main, { childList: true, subtree: true });
  const headerSize = new ResizeObserver(follow);
  headerSize.observe(header);
  find();
  return () => {
    content.disconnect();
    headerSize.disconnect();
    sight?.disconnect();
    isInSight = false;
  };
}

function isDrawn({ width, height }: DOMRectReadOnly): boolean {
  return width > HIDDEN_PX && height > HIDDEN_PX;
}
