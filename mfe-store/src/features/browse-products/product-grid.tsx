import { ownedProductPath, productPath } from '@shared-kit/contracts/store';
import type { Offer } from '@shared-kit/contracts/store';
import { formatMoney } from '@shared-kit/ui/format';
import { Grid, Icon, MediaCard, SkeletonCard, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './product-grid.module.css';

const SKELETONS = 8;
/** Number of cards on the first screen of a wide window. */
const ABOVE_THE_FOLD = 4;

interface ProductGridProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly inCart: ReadonlySet<number>;
  /** True for the person's own products: their cards open what was bought. */
  readonly isOwned?: boolean;
}

/** Grid of product cards with picture, title, price and whether the product is acquired or in the cart. */
export function ProductGrid({ label, offers, inCart, isOwned = false }: ProductGridProps) {
  return (
    <Grid label={label} className={styles.grid ?? ''}>
      {offers.map((offer, index) => (
        <MediaCard
          key={offer.idOffer}
          to={isOwned ? ownedProductPath(offer.idOffer) : productPath(offer.idOffer)}
          title={offer.title}
          description={offer.description}
          image={offer.imageURL}
          ratio="4/3"
          headingLevel={2}
          isImagePriority={index < ABOVE_THE_FOLD}
          status={
            isOwned ? (
              <Status tone="primary" icon={<Icon name="arrow-right" size={16} />}>
                {labels.open}
              </Status>
            ) : (
              <OfferState offer={offer} isInCart={inCart.has(offer.idOffer)} />
            )
          }
        />
      ))}
    </Grid>
  );
}

function OfferState({ offer, isInCart }: { offer: Offer; isInCart: boolean }) {
  if (offer.aquired) {
    return (
      <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
        {labels.acquired}
      </Status>
    );
  }
  return (
    <span className={styles.state}>
      <span className={styles.price}>{formatMoney(offer.price)}</span>
      {isInCart && (
        <Status tone="primary" icon={<Icon name="cart" size={16} />}>
          {labels.inCart}
        </Status>
      )}
    </span>
  );
}

/** Loading skeleton of the grid. */
export function ProductGridSkeleton() {
  return (
    <Grid className={styles.grid ?? ''}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} ratio="4/3" />
      ))}
    </Grid>
  );
}
