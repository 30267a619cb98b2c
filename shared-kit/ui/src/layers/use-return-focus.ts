import { useInsertionEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Return targets of each layer that has not returned the focus yet, the nearest first; the newest layer is last. */
const owing = new Set<RefObject<readonly HTMLElement[]>>();

/**
 * Remembers the focused element when a layer opens and returns a handler that restores the focus. Radix does so only
 * for layers opened by its own trigger; these layers are opened by state.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const openers = useRef<readonly HTMLElement[]>([]);

  // Runs before layout, when autoFocus of the new layer may move the focus.
  useInsertionEffect(() => {
    if (!isOpen) return;
    // Another layer may close as this one opens, and the focused element disappears with it; the opener of that layer
    // stays.
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

/** Returns the opener that stays: an entry of a menu or a panel disappears with it, the button that opened it stays. */
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
