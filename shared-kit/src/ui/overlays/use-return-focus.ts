import { useInsertionEffect, useRef } from 'react';

/**
 * Remembers what had focus when a layer opened and gives the handler that puts it back.
 * Radix does so only for layers opened by its own trigger; ours are opened by state.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);

  // Before layout, when what opens may take the focus by autoFocus.
  useInsertionEffect(() => {
    if (isOpen) opener.current = lastingOpener(document.activeElement);
  }, [isOpen]);

  return (event) => {
    event.preventDefault();
    opener.current?.focus();
  };
}

/** An entry of a menu goes away with it; what opened the menu stays. */
function lastingOpener(active: Element | null): HTMLElement | null {
  const triggerId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = triggerId ? document.getElementById(triggerId) : active;
  return opener instanceof HTMLElement ? opener : null;
}
