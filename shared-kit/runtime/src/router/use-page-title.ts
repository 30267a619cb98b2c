import { useEffect } from 'react';
import { create } from 'zustand';

/** Ancestor of the present page. */
export interface Crumb {
  readonly title: string;
  /** Shown in the header instead of the title. */
  readonly shortTitle?: string;
  readonly to: string;
}

interface PageName {
  readonly title: string;
  /** Ancestors from the top down, without the present page. */
  readonly trail: readonly Crumb[];
}

const none: readonly Crumb[] = [];

/** Store of the page name that the header and the document's title show. */
export const usePageTitleStore = create<PageName>(() => ({ title: '', trail: none }));

/**
 * Sets the page name in the header and in the browser's tab, and the page's ancestors. The name stays until another
 * page sets its own.
 */
export function usePageTitle(title: string | undefined, trail: readonly Crumb[] = none): void {
  // Compares the content: callers create a new trail array at each render.
  const said = JSON.stringify(trail);
  useEffect(() => {
    if (title === undefined) return;
    usePageTitleStore.setState({ title, trail: JSON.parse(said) as Crumb[] });
  }, [title, said]);
}
