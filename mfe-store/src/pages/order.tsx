import { usePageTitle, useSearchParams } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { ShowOrder } from '../features/show-order/show-order.tsx';

export function Page() {
  usePageTitle('Pedido');
  const [params] = useSearchParams();
  const idOrder = Number(params.get('idOrder'));
  return (
    <PageContainer>
      <ShowOrder key={idOrder} idOrder={idOrder} />
    </PageContainer>
  );
}
