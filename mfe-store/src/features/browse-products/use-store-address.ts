import { useEffect, useEffectEvent, useState } from 'react';
import { storePath } from '@shared-kit/contracts/store';
import type { StoreView } from '@shared-kit/contracts/store';
import { useNavigate, useSearchParams } from '@shared-kit/runtime/router';

/** Pause in typing, in milliseconds, before the search runs (A9-12). */
export const SEARCH_DEBOUNCE_MS = 1000;

interface StoreAddress {
  readonly view: StoreView;
  /** Search whose results are shown. */
  readonly search: string;
  /** Text in the search box; it is ahead of `search` while the person types. */
  readonly typed: string;
  type(text: string): void;
  /** Searches without a delay (Enter, clear). */
  searchNow(text: string): void;
  show(view: StoreView): void;
}

/** Stores toggle and search in the address, so that a reload and the way back from a product restore both. */
export function useStoreAddress(): StoreAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view: StoreView = params.get('view') === 'mine' ? 'mine' : 'all';
  const search = params.get('search') ?? '';
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? search;

  const searchNow = (text: string): void => {
    setDraft(undefined);
    const next = storePath({ view, search: text.trim() });
    if (text.trim() !== search) void navigate(next, { replace: true });
  };

  const onPause = useEffectEvent(searchNow);
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => onPause(draft), SEARCH_DEBOUNCE_MS);
    // Applies the search before a click can open another page. Otherwise its timer would fire there and navigate back here.
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !target.closest('[role="search"]')) onPause(draft);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [draft]);

  return {
    view,
    search,
    typed,
    type: (text) => (text === '' ? searchNow('') : setDraft(text)),
    searchNow,
    show: (next) => {
      setDraft(undefined);
      void navigate(storePath({ view: next, search: typed.trim() }), { replace: true });
    },
  };
}
