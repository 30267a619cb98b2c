import { FoundList } from '@shared-kit/ui/search';
import { ElementCard } from '../../lib/element-card.tsx';
import { useSearch } from './search-all.queries.ts';

/** Renders the trainings and contents that match all words. */
export function SearchAll({ searched }: { readonly searched: string }) {
  const query = useSearch(searched);
  return (
    <FoundList
      query={query}
      searched={searched}
      itemKey={({ elementType, idElement }) => `${elementType}/${idElement}`}
    >
      {(element) => <ElementCard element={element} orientation="row" headingLevel={2} searched={searched} />}
    </FoundList>
  );
}
