import { usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { ListOrders } from '../features/list-orders/list-orders.tsx';

export function Page() {
  usePageTitle('Meus pedidos');
  return (
    <PageContainer>
      <ListOrders />
    </PageContainer>
  );
}
