import { CONTENT_SEARCH_MIN_LENGTH } from '@shared-kit/contracts/content';
import { SuggestionList } from '@shared-kit/ui/search';
import { useItemPath } from '../../lib/use-item-path.ts';
import { useContentSearch } from './search-content.queries.ts';

/** Number of suggestions below the search box. */
const SHOWN = 5;

/** Suggests the contents that the typed words find. */
export function SuggestContent({ words }: { readonly words: string }) {
  return words.length < CONTENT_SEARCH_MIN_LENGTH ? null : <Found words={words} />;
}

function Found({ words }: { readonly words: string }) {
  const { data } = useContentSearch(words);
  const pathOf = useItemPath();
  const suggestions = (data?.items ?? []).slice(0, SHOWN).map((item) => ({
    key: item.idContentItem,
    title: item.text,
    to: pathOf(item, item.idSection),
  }));
  return <SuggestionList suggestions={suggestions} searched={words} />;
}
