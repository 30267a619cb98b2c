import { useEffect, useRef, useState } from 'react';

/** Result of `useLeaveQuestion`. */
export interface LeaveQuestion {
  /** True while the person has to answer whether to leave. */
  readonly isOpen: boolean;
  /** Follows the link that was clicked. */
  leave(): void;
  stay(): void;
}

/**
 * Asks before a link leaves a page with unsaved text. While `isOn`, a click on a link of this window waits for the
 * answer; a reload or a closed tab gets the browser's own question. The back button is not held: the browser has left by
 * then.
 *
 * @example
 * const question = useLeaveQuestion(form.formState.isDirty);
 * <ConfirmDialog isOpen={question.isOpen} onConfirm={question.leave} onCancel={question.stay} … />
 */
export function useLeaveQuestion(isOn: boolean): LeaveQuestion {
  const [link, setLink] = useState<HTMLAnchorElement>();
  const isAnswered = useRef(false);

  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent): void => {
      const clicked = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (isAnswered.current || !clicked || !leavesPage(event, clicked)) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(clicked);
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    // Captures the click before the router's links see it.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn]);

  function leave(): void {
    isAnswered.current = true;
    setLink(undefined);
    link?.click();
    isAnswered.current = false;
  }

  return { isOpen: link !== undefined, leave, stay: () => setLink(undefined) };
}

/** Returns whether a click replaces the page: not one that opens a tab, saves a file or moves within the page. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false;
  return link.origin !== location.origin || link.pathname !== location.pathname;
}
