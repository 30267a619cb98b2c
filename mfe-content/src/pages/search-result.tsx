import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { labels } from '../features/search-content/labels.ts';
import { SearchContent } from '../features/search-content/search-content.tsx';

/** Search page of a tenant whose home consists of sections (B2.1-15). */
export function Page() {
  const searched = (useParams()['searchValue'] ?? '').trim();
  usePageTitle(labels.title);
  return (
    <PageContainer>
      <SearchContent key={searched} searched={searched} />
    </PageContainer>
  );
}
