import { useSearchParams } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { ShowProduct } from '../features/show-product/show-product.tsx';

export function Page() {
  const [params] = useSearchParams();
  const idOffer = Number(params.get('idOffer'));
  return (
    <PageContainer>
      <ShowProduct key={idOffer} idOffer={idOffer} />
    </PageContainer>
  );
}
