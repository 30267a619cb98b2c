import { useEffect } from 'react';
import { create } from 'zustand';

/** A page above the present one. */
export interface Crumb {
  readonly title: string;
  /** Stands in the header instead of the title, where there is one. */
  readonly shortTitle?: string;
  readonly to: string;
}

interface PageName {
  readonly title: string;
  /** From the top down, the present page not among them. */
  readonly trail: readonly Crumb[];
}

const none: readonly Crumb[] = [];

/** What the header shows and the document's title is made of. */
export const usePageTitleStore = create<PageName>(() => ({ title: '', trail: none }));

/** Names the page, in the header and in the browser's tab, and says what lies above it. The name stays until another page is shown. */
export function usePageTitle(title: string | undefined, trail: readonly Crumb[] = none): void {
  // A trail is made anew with each render: what it says tells whether it is another one.
  const said = JSON.stringify(trail);
  useEffect(() => {
    if (title === undefined) return;
    usePageTitleStore.setState({ title, trail: JSON.parse(said) as Crumb[] });
  }, [title, said]);
}
