import { useEffect, useEffectEvent, useState } from 'react';
import { storePath } from 'shared-kit/contracts/store';
import type { StoreView } from 'shared-kit/contracts/store';
import { useNavigate, useSearchParams } from 'shared-kit/router';

/** A9-12: how long typing must pause before the search runs. */
export const SEARCH_DEBOUNCE_MS = 1000;

interface StoreAddress {
  readonly view: StoreView;
  /** The search that is shown. */
  readonly search: string;
  /** What is in the box; runs ahead of `search` while the person types. */
  readonly typed: string;
  type(text: string): void;
  /** Searches without waiting (Enter, clear). */
  searchNow(text: string): void;
  show(view: StoreView): void;
}

/** Toggle and search live in the address, so that both survive a reload and the way back from a product. */
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
    // A click may lead to another page: the search is settled before it, or its pause would end there and lead back here.
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
