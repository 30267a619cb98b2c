import { usePageTitle, useSearchParams } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { ViewPerson } from '../features/view-person/view-person.tsx';

/** Read-only profile of another user, from the address's query (A2r-21). */
export function Page() {
  const [search] = useSearchParams();
  usePageTitle(search.get('nome') ?? undefined);
  return (
    <PageContainer width="form">
      <ViewPerson />
    </PageContainer>
  );
}
