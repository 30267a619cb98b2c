import { SuggestionList } from '@shared-kit/ui/search';
import { cardTarget } from '../../lib/card-target.rules.ts';
import { cardTitle } from '../../lib/card-texts.rules.ts';
import { useSearch } from './search-all.queries.ts';

/** Suggests the trainings and contents that the typed words find. */
export function SuggestAll({ words }: { readonly words: string }) {
  const { data } = useSearch(words);
  const suggestions = (data?.items ?? []).flatMap((element) => {
    const to = cardTarget(element);
    return to === undefined
      ? []
      : [{ key: `${element.elementType}/${element.idElement}`, title: cardTitle(element), to }];
  });
  return <SuggestionList suggestions={suggestions.slice(0, 5)} searched={words} />;
}
