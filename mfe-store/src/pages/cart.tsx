import { usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { CheckOut } from '../features/check-out/check-out.tsx';

export function Page() {
  usePageTitle('Carrinho');
  return (
    <PageContainer>
      <CheckOut />
    </PageContainer>
  );
}
