import { cartPath, ownedProductPath } from '@shared-kit/contracts/store';
import type { Offer } from '@shared-kit/contracts/store';
import { Button, Icon } from '@shared-kit/ui';
import { useCart } from '../../lib/cart.queries.ts';
import { labels } from './labels.ts';
import { useAddToCart } from './offer.queries.ts';
import styles from './show-product.module.css';

/** Button of the product: acquired, with a link to its contents, in the cart, or add to the cart (A2t-04 to A2t-06). */
export function ProductAction({ offer }: { offer: Offer }) {
  const cart = useCart();
  const { add, isAdding } = useAddToCart();
  if (offer.aquired) {
    return (
      <div className={styles.owned}>
        <Button size="large" isFullWidth to={ownedProductPath(offer.idOffer)} iconEnd={<Icon name="arrow-right" />}>
          {labels.open}
        </Button>
        <Button size="large" variant="secondary" isFullWidth disabled icon={<Icon name="check" />}>
          {labels.acquired}
        </Button>
      </div>
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
