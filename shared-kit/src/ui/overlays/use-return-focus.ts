import { useInsertionEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What each layer that has not given focus back yet would give it to, the nearest first; the newest layer last. */
const owing = new Set<RefObject<readonly HTMLElement[]>>();

/**
 * Remembers what had focus when a layer opened and gives the handler that puts it back.
 * Radix does so only for layers opened by its own trigger; ours are opened by state.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const openers = useRef<readonly HTMLElement[]>([]);

  // Before layout, when what opens may take the focus by autoFocus.
  useInsertionEffect(() => {
    if (!isOpen) return;
    // A layer may close as this one opens, and what had focus goes with it: what had opened that one stays.
    const below = [...owing].findLast((layer) => layer !== openers);
    openers.current = [...lastingOpener(document.activeElement), ...(below?.current ?? [])];
    owing.add(openers);
  }, [isOpen]);

  return (event) => {
    event.preventDefault();
    owing.delete(openers);
    openers.current.find((opener) => opener.isConnected)?.focus();
  };
}

/** An entry of a menu or a panel goes away with it; the button that opened it stays. */
function lastingOpener(active: Element | null): readonly HTMLElement[] {
  const menuTrigger = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const panel = active?.closest('[role="dialog"]')?.id;
  const trigger = menuTrigger
    ? document.getElementById(menuTrigger)
    : panel
      ? document.querySelector(`[aria-controls="${panel}"]`)
      : null;
  const opener = trigger ?? active;
  return opener instanceof HTMLElement && opener !== document.body ? [opener] : [];
}
