import type { Offer, ShoppingCart } from '@shared-kit/contracts/store';
import { productPath } from '@shared-kit/contracts/store';
import { formatMoney } from '@shared-kit/ui/format';
import { Link } from '@shared-kit/runtime/router';
import { Icon, IconButton, Image, classNames } from '@shared-kit/ui';
import styles from './cart-items.module.css';
import { labels } from './labels.ts';

interface CartItemsProps {
  readonly items: readonly Offer[];
  /** Removes an item; the items are read-only without it. */
  readonly onRemove?: (idOffer: number) => void;
  /** Offer that is being removed. */
  readonly removing?: number | undefined;
}

/** Products of the cart, one per row. */
export function CartItems({ items, onRemove, removing }: CartItemsProps) {
  return (
    <ul className={styles.items} role="list" aria-label={labels.items}>
      {items.map((offer) => (
        <li key={offer.idOffer} className={classNames(styles.item, offer.idOffer === removing && styles.leaving)}>
          <Image src={offer.imageURL} alt="" ratio="4/3" className={styles.picture} />
          <div className={styles.text}>
            {onRemove ? (
              <Link to={productPath(offer.idOffer)} className={styles.title}>
                {offer.title}
              </Link>
            ) : (
              <span className={styles.title}>{offer.title}</span>
            )}
            <span className={styles.price}>{formatMoney(offer.price)}</span>
          </div>
          {onRemove && (
            <IconButton
              label={labels.remove(offer.title)}
              icon={<Icon name="trash" />}
              disabled={offer.idOffer === removing}
              onClick={() => onRemove(offer.idOffer)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Number of items and total, both computed by the server. */
export function CartTotal({ cart }: { cart: ShoppingCart }) {
  return (
    <p className={styles.total}>
      <span className={styles.count}>{labels.count(cart.numItens)}</span>
      <span className={styles.sum}>
        {labels.total} <strong>{formatMoney(cart.totalPrice)}</strong>
      </span>
    </p>
  );
}
