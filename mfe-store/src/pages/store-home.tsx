import { usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { BrowseProducts } from '../features/browse-products/browse-products.tsx';

export function Page() {
  usePageTitle('Lojinha');
  return (
    <PageContainer>
      <BrowseProducts />
    </PageContainer>
  );
}
