import type { CardFields, ShoppingCart } from '@shared-kit/contracts/store';
import { cardBrandOf, cvvLengthOf, digitsOf, formatCardNumber, formatExpiry } from '@shared-kit/contracts/store';
import { TextField, useWatch } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { Alert, Button, Card, Icon } from '@shared-kit/ui';
import { CartTotal } from './cart-items.tsx';
import styles from './check-out.module.css';
import { brandNames, labels } from './labels.ts';

interface PaymentStageProps {
  readonly cart: ShoppingCart;
  readonly form: ApiForm<CardFields>['form'];
  /** Reason why the server rejected the payment, when it concerns no field. */
  readonly objection: string | undefined;
  /** Continues to the review when the card is valid. */
  readonly onSubmit: ApiForm<CardFields>['onSubmit'];
}

/** Stage 2: the card. Continues only with a valid one (A4c-02). */
export function PaymentStage({ cart, form, objection, onSubmit }: PaymentStageProps) {
  const brand = cardBrandOf(useWatch({ control: form.control, name: 'creditCard' }));
  const cvvLength = cvvLengthOf(brand);
  return (
    <form noValidate className={styles.columns} onSubmit={onSubmit}>
      <Card as="section" aria-label={labels.paymentTitle}>
        {objection && <Alert tone="danger">{objection}</Alert>}
        <p className={styles.hint}>
          <Icon name="shield-check" size={18} /> {labels.paymentHint}
        </p>
        <TextField
          form={form}
          name="creditCard"
          label={labels.number}
          isRequired
          action={brand && <span className={styles.brand}>{brandNames[brand]}</span>}
          mask={formatCardNumber}
          icon={<Icon name="credit-card" />}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          maxLength={22}
        />
        <TextField
          form={form}
          name="name"
          label={labels.name}
          isRequired
          autoComplete="cc-name"
          autoCapitalize="words"
          maxLength={100}
        />
        <div className={styles.pair}>
          <TextField
            form={form}
            name="expirationDate"
            label={labels.expiry}
            isRequired
            hint={labels.expiryHint}
            mask={formatExpiry}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/AA"
            maxLength={7}
          />
          <TextField
            form={form}
            name="CVV"
            label={labels.cvv}
            isRequired
            hint={labels.cvvHint(cvvLength)}
            mask={(text) => digitsOf(text).slice(0, cvvLength)}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={cvvLength}
          />
        </div>
      </Card>
      <Card as="section" className={styles.summary ?? ''} aria-label={labels.summary}>
        <CartTotal cart={cart} />
        <Button type="submit" size="large" isFullWidth iconEnd={<Icon name="arrow-right" />}>
          {labels.toReview}
        </Button>
      </Card>
    </form>
  );
}
