import { CONTENT_SEARCH_MIN_LENGTH } from '@shared-kit/contracts/content';
import { Button, EmptyState, Icon } from '@shared-kit/ui';
import { FoundList } from '@shared-kit/ui/search';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from './labels.ts';
import { useContentSearch } from './search-content.queries.ts';

/** Shows the search results; a text that is too short is not searched for. */
export function SearchContent({ searched }: { readonly searched: string }) {
  if (searched.length >= CONTENT_SEARCH_MIN_LENGTH) return <Found searched={searched} />;
  return (
    <EmptyState
      isPage
      icon={<Icon name="search" size={28} />}
      title={labels.tooShort}
      action={<Button to="/">{labels.home}</Button>}
    />
  );
}

function Found({ searched }: { readonly searched: string }) {
  const query = useContentSearch(searched);
  return (
    <FoundList query={query} searched={searched} itemKey={(item) => item.idContentItem}>
      {(item) => (
        <ContentCard
          item={item}
          idSection={item.idSection}
          orientation="row"
          hasDescription
          headingLevel={2}
          searched={searched}
        />
      )}
    </FoundList>
  );
}
