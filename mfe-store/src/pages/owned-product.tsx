import { useSearchParams } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { OpenProduct } from '../features/open-product/open-product.tsx';

export function Page() {
  const [params] = useSearchParams();
  const idOffer = Number(params.get('idOffer'));
  return (
    <PageContainer>
      <OpenProduct key={idOffer} idOffer={idOffer} />
    </PageContainer>
  );
}
