import { useEffect } from 'react';
import { create } from 'zustand';

/** What the header shows and the document's title is made of. */
export const usePageTitleStore = create<{ title: string }>(() => ({ title: '' }));

/** Names the page, in the header and in the browser's tab, for as long as the component is mounted. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    usePageTitleStore.setState({ title });
  }, [title]);
}
