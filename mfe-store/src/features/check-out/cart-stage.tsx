import type { ShoppingCart } from '@shared-kit/contracts/store';
import { storePath } from '@shared-kit/contracts/store';
import { Alert, Button, Card, EmptyState, Icon, classNames } from '@shared-kit/ui';
import { CartItems, CartTotal } from './cart-items.tsx';
import styles from './check-out.module.css';
import { labels } from './labels.ts';

interface CartStageProps {
  readonly cart: ShoppingCart | null;
  /** Reason why the server rejected the cart at payment. */
  readonly objection: string | undefined;
  readonly removing: number | undefined;
  readonly onRemove: (idOffer: number) => void;
  readonly onNext: () => void;
}

/** Stage 1: the cart. */
export function CartStage({ cart, objection, removing, onRemove, onNext }: CartStageProps) {
  if (!cart || cart.itens.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="cart" size={28} />}
        title={labels.empty}
        action={<Button to={storePath()}>{labels.seeProducts}</Button>}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <Card as="section" aria-label={labels.items}>
        {objection && <Alert tone="warning">{objection}</Alert>}
        <CartItems items={cart.itens} removing={removing} onRemove={onRemove} />
      </Card>
      <Card as="section" className={classNames(styles.summary, styles.afloat)} aria-label={labels.summary}>
        <CartTotal cart={cart} />
        <Button size="large" isFullWidth iconEnd={<Icon name="arrow-right" />} onClick={onNext}>
          {labels.toPayment}
        </Button>
      </Card>
    </div>
  );
}
