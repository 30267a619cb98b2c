import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { searchSuggestionsSlot } from '@shared-kit/contracts/delivery';
import type { SearchPage } from '@shared-kit/contracts/delivery';
import { Slot, useComposition, useConditionValues } from '@shared-kit/runtime/federation';
import { useLocation, useNavigate } from '@shared-kit/runtime/router';
import { Icon, IconButton, SearchInput, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { searchPageOf, searchTarget, searchedAt, tooShortText } from './search-box.rules.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import styles from './header-search.module.css';

/** Search box of the header; rendered when a remote has a search page. */
export function HeaderSearch(): ReactNode {
  const page = searchPageOf(useComposition(), useConditionValues());
  const { pathname } = useLocation();
  if (!page) return null;
  const searched = searchedAt(page, pathname);
  // Another page resets the box to that page's search text.
  return <SearchBox key={pathname} page={page} searched={searched} />;
}

/** Search box on wide screens; on others a button that opens it over the header. */
function SearchBox({ page, searched }: { readonly page: SearchPage; readonly searched: string }): ReactNode {
  const navigate = useNavigate();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(searched);
  const [isExpanded, setExpanded] = useState(false);
  const [isTooShort, setTooShort] = useState(false);
  const suggestions = useSuggestions(input);
  useEffect(() => {
    if (isExpanded) input.current?.focus();
  }, [isExpanded]);
  useSearchShortcut(() => {
    setExpanded(true);
    input.current?.focus();
  });

  function submit(text: string): void {
    const target = searchTarget(page, text);
    setTooShort(target === undefined);
    if (target === undefined) input.current?.focus();
    else void navigate(target);
  }
  function close(): void {
    setExpanded(false);
    setTooShort(false);
    requestAnimationFrame(() => opener.current?.focus());
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (suggestions.takesKey(event)) return;
    if (event.key === 'Escape' && isExpanded) close();
  }
  return (
    <>
      <IconButton
        ref={opener}
        className={styles.opener}
        label={page.label}
        icon={<Icon name="search" size={22} />}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(true)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handler closes the box on Escape from its field or buttons */}
      <div
        className={classNames(styles.search, isExpanded && styles.expanded)}
        onKeyDown={onKeyDown}
        onBlur={suggestions.closeOnLeave}
      >
        <SearchInput
          ref={input}
          className={styles.form}
          label={page.label}
          placeholder={labels.searchFor}
          value={typed}
          maxLength={page.maxLength}
          describedBy={isTooShort ? hintId : undefined}
          onValueChange={(text) => {
            setTyped(text);
            setTooShort(false);
            suggestions.suggest(text);
            if (text === '') input.current?.focus();
          }}
          onSubmit={submit}
        />
        <IconButton
          className={styles.sender}
          label={labels.search}
          icon={<Icon name="arrow-right" size={22} />}
          onClick={() => submit(typed)}
        />
        <IconButton
          className={styles.closer}
          label={labels.closeSearch}
          icon={<Icon name="close" size={22} />}
          onClick={close}
        />
        {isTooShort && (
          <p id={hintId} role="status" className={styles.hint}>
            {tooShortText(page)}
          </p>
        )}
        {suggestions.words !== '' && (
          <div className={styles.suggestions}>
            <Slot slot={searchSuggestionsSlot} props={{ words: suggestions.words }} />
          </div>
        )}
      </div>
    </>
  );
}
