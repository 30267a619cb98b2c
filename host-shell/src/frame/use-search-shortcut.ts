import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role="textbox"]';

/** Opens the search box with the key `/`, except while the person types or a dialog is open. */
export function useSearchShortcut(onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      if (isTyping || document.querySelector('[data-kit-modal="open"], [role="dialog"]')) return;
      event.preventDefault();
      search();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
