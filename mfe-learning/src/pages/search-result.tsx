import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { labels } from '../features/search-all/labels.ts';
import { SearchAll } from '../features/search-all/search-all.tsx';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** Search results for trainings and contents (B2.1-15). */
export function Page() {
  const searched = (useParams()['searchValue'] ?? '').trim();
  useProgressRefresh();
  usePageTitle(labels.title);
  return (
    <PageContainer>
      <SearchAll key={searched} searched={searched} />
    </PageContainer>
  );
}
