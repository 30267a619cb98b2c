import { cartPath } from '@shared-kit/contracts/store';
import type { Offer } from '@shared-kit/contracts/store';
import { Button, Icon } from '@shared-kit/ui';
import { useCart } from '../../lib/cart.queries.ts';
import { labels } from './labels.ts';
import { useAddToCart } from './offer.queries.ts';

/** Button of the product: acquired, in the cart, or add to the cart (A2t-04 to A2t-06). */
export function ProductAction({ offer }: { offer: Offer }) {
  const cart = useCart();
  const { add, isAdding } = useAddToCart();
  if (offer.aquired) {
    return (
      <Button size="large" variant="secondary" isFullWidth disabled icon={<Icon name="check" />}>
        {labels.acquired}
      </Button>
    );
  }
  if (cart.data?.itens.some(({ idOffer }) => idOffer === offer.idOffer) && !isAdding) {
    return (
      <Button size="large" isFullWidth to={cartPath()} icon={<Icon name="cart" />}>
        {labels.goToCart}
      </Button>
    );
  }
  return (
    <Button size="large" isFullWidth isBusy={isAdding || cart.isPending} onClick={() => add(offer.idOffer)}>
      {labels.add}
    </Button>
  );
}
