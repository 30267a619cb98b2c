import { useLayoutEffect } from 'react';

const width = '--scrollbar-width';
let openLayers = 0;

/**
 * Stops the page from scrolling behind an open modal layer. The page keeps the width that it had beside its scrollbar,
 * so nothing moves, and the layer covers the place of the scrollbar. Uses no injected style element, which a strict
 * CSP refuses; base.css has the rules.
 */
export function useScrollLock(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const page = document.documentElement;
    openLayers += 1;
    if (openLayers === 1) {
      page.style.setProperty(width, `${window.innerWidth - page.clientWidth}px`);
      page.dataset.scrollLocked = '';
    }
    return () => {
      openLayers -= 1;
      if (openLayers > 0) return;
      delete page.dataset.scrollLocked;
      page.style.removeProperty(width);
    };
  }, [isOpen]);
}
