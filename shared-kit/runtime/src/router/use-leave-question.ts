import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { interceptHistory } from './history-interceptors.ts';

/** Result of `useLeaveQuestion`. */
export interface LeaveQuestion {
  /** True while the person has to answer whether to leave. */
  readonly isOpen: boolean;
  /** Follows the link that was clicked. */
  leave(): void;
  stay(): void;
}

/**
 * Asks before a page with unsaved text is left. While `isOn`, a click on a link of this window and the browser's back and
 * forward buttons wait for the answer; a reload or a closed tab gets the browser's own question. When the browser has gone
 * back, it returns to the page's entry before the router sees it, so that the page stays as it is.
 *
 * @example
 * const question = useLeaveQuestion(form.formState.isDirty);
 * <ConfirmDialog isOpen={question.isOpen} onConfirm={question.leave} onCancel={question.stay} … />
 */
export function useLeaveQuestion(isOn: boolean): LeaveQuestion {
  const [pending, setPending] = useState<PendingNavigation>();
  const isAnswered = useRef(false);

  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent): void => {
      const clicked = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (isAnswered.current || !clicked || !leavesPage(event, clicked)) return;
      event.preventDefault();
      event.stopPropagation();
      setPending({ kind: 'link', link: clicked });
    };
    const here = { pathname: location.pathname, index: indexOf(history.state) };
    let isReturning = false;
    const onPop = (event: PopStateEvent): void => {
      if (isAnswered.current) return;
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (location.pathname === here.pathname) return;
      event.stopImmediatePropagation();
      const index = indexOf(event.state);
      const steps = index === undefined || here.index === undefined ? -1 : index - here.index;
      isReturning = true;
      history.go(-steps);
      setPending({ kind: 'history', steps });
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    // Captures the click before the router's links see it.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    const release = interceptHistory(onPop);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
      release();
    };
  }, [isOn]);

  function leave(): void {
    setPending(undefined);
    if (pending?.kind === 'link') {
      isAnswered.current = true;
      pending.link.click();
      isAnswered.current = false;
    }
    if (pending?.kind === 'history') {
      // The page is gone after this step, and with it the listener.
      isAnswered.current = true;
      history.go(pending.steps);
    }
  }

  return { isOpen: pending !== undefined, leave, stay: () => setPending(undefined) };
}

/** Navigation that waits for the answer. */
type PendingNavigation =
  | { readonly kind: 'link'; readonly link: HTMLAnchorElement }
  | { readonly kind: 'history'; readonly steps: number };

const entrySchema = z.object({ idx: z.number() });

/** Returns the position that the router gave an entry of the history; undefined for entries of others. */
function indexOf(state: unknown): number | undefined {
  return entrySchema.safeParse(state).data?.idx;
}

/** Returns whether a click replaces the page: not one that opens a tab, saves a file or moves within the page. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false;
  return link.origin !== location.origin || link.pathname !== location.pathname;
}
