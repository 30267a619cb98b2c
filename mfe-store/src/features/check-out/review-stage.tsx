import type { CardFields, ShoppingCart } from '@shared-kit/contracts/store';
import { cardBrandOf } from '@shared-kit/contracts/store';
import { formatMoney } from '@shared-kit/ui/format';
import { Button, Card, CardHeader, Icon, classNames } from '@shared-kit/ui';
import { CartItems, CartTotal } from './cart-items.tsx';
import { brandNames } from '../../lib/brand-names.ts';
import styles from './check-out.module.css';
import { labels } from './labels.ts';

interface ReviewStageProps {
  readonly cart: ShoppingCart;
  /** The card, or Pix. */
  readonly means: CardFields | 'pix';
  readonly isPaying: boolean;
  readonly onChangeCart: () => void;
  readonly onChangeCard: () => void;
  readonly onPay: () => void;
}

/** Stage 3: summary of the purchase and the button that pays. */
export function ReviewStage({ cart, means, isPaying, onChangeCart, onChangeCard, onPay }: ReviewStageProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Card as="section" aria-label={labels.items}>
          <CardHeader
            title={labels.stage.cart}
            actions={
              <Button
                variant="ghost"
                size="small"
                disabled={isPaying}
                aria-label={labels.changeCart}
                onClick={onChangeCart}
              >
                {labels.changeCard}
              </Button>
            }
          />
          <CartItems items={cart.itens} />
        </Card>
        <Card as="section" aria-label={labels.paymentTitle}>
          <CardHeader
            title={labels.paymentTitle}
            actions={
              <Button
                variant="ghost"
                size="small"
                disabled={isPaying}
                aria-label={labels.changeCardSpoken}
                onClick={onChangeCard}
              >
                {labels.changeCard}
              </Button>
            }
          />
          {means === 'pix' ? <PixMeans /> : <CardMeans card={means} />}
        </Card>
      </div>
      <Card as="section" className={classNames(styles.summary, styles.afloat)} aria-label={labels.summary}>
        <CartTotal cart={cart} />
        <Button
          size="large"
          isFullWidth
          icon={<Icon name={means === 'pix' ? 'qr-code' : 'lock'} />}
          isBusy={isPaying}
          onClick={onPay}
        >
          {means === 'pix' ? labels.createPix(formatMoney(cart.totalPrice)) : labels.pay(formatMoney(cart.totalPrice))}
        </Button>
        <p role="status" className={styles.paying}>
          {isPaying && means !== 'pix' ? labels.paying : ''}
        </p>
      </Card>
    </div>
  );
}

function CardMeans({ card }: { card: CardFields }) {
  const brand = cardBrandOf(card.creditCard);
  return (
    <p className={styles.card}>
      <Icon name="credit-card" />
      <span>
        {labels.card(brand ? (brandNames[brand] ?? '') : '', card.creditCard.slice(-4))}
        <span className={styles.holder}>
          {card.name} · {card.expirationDate}
        </span>
      </span>
    </p>
  );
}

function PixMeans() {
  return (
    <p className={styles.card}>
      <Icon name="qr-code" />
      <span>
        {labels.pixMeans}
        <span className={styles.holder}>{labels.pixNote}</span>
      </span>
    </p>
  );
}
