import { useParams, usePageTitle } from 'shared-kit/router';
import { PageContainer } from 'shared-kit/ui';
import { labels } from '../features/search-content/labels.ts';
import { SearchContent } from '../features/search-content/search-content.tsx';

/** B2.1-15, where the home is made of sections. */
export function Page() {
  const searched = (useParams()['searchValue'] ?? '').trim();
  usePageTitle(labels.title);
  return (
    <PageContainer>
      <SearchContent key={searched} searched={searched} />
    </PageContainer>
  );
}
