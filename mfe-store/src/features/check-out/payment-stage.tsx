import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CardFields, ShoppingCart } from 'shared-kit/contracts/store';
import { cardBrandOf, cvvLengthOf, digitsOf, formatCardNumber, formatExpiry } from 'shared-kit/contracts/store';
import { applyMask } from 'shared-kit/format';
import { Alert, Button, Card, Field, Icon, TextInput } from 'shared-kit/ui';
import { CartTotal } from './cart-items.tsx';
import styles from './check-out.module.css';
import { brandNames, labels } from './labels.ts';

interface PaymentStageProps {
  readonly cart: ShoppingCart;
  readonly form: UseFormReturn<CardFields>;
  /** What the server had against the payment, where no field is to blame. */
  readonly objection: string | undefined;
  readonly onNext: () => void;
}

/** Stage 2: the card. Goes on only with a valid one (A4c-02). */
export function PaymentStage({ cart, form, objection, onNext }: PaymentStageProps) {
  const { errors } = form.formState;
  const brand = cardBrandOf(form.watch('creditCard'));
  const cvvLength = cvvLengthOf(brand);
  const masked = (name: keyof CardFields, format: (text: string) => string) => {
    const { onChange, ...field } = form.register(name);
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        applyMask(event, format);
        return onChange(event);
      },
    };
  };
  return (
    <form noValidate className={styles.columns} onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <Card as="section" aria-label={labels.paymentTitle}>
        {objection && <Alert tone="danger">{objection}</Alert>}
        <p className={styles.hint}>
          <Icon name="shield-check" size={18} /> {labels.paymentHint}
        </p>
        <Field
          label={labels.number}
          isRequired
          error={errors.creditCard?.message}
          action={brand && <span className={styles.brand}>{brandNames[brand]}</span>}
        >
          <TextInput
            {...masked('creditCard', formatCardNumber)}
            icon={<Icon name="credit-card" />}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="0000 0000 0000 0000"
            maxLength={22}
          />
        </Field>
        <Field label={labels.name} isRequired error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="cc-name" autoCapitalize="words" maxLength={100} />
        </Field>
        <div className={styles.pair}>
          <Field label={labels.expiry} isRequired hint={labels.expiryHint} error={errors.expirationDate?.message}>
            <TextInput
              {...masked('expirationDate', formatExpiry)}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM/AA"
              maxLength={7}
            />
          </Field>
          <Field label={labels.cvv} isRequired hint={labels.cvvHint(cvvLength)} error={errors.CVV?.message}>
            <TextInput
              {...masked('CVV', (text) => digitsOf(text).slice(0, cvvLength))}
              inputMode="numeric"
              autoComplete="cc-csc"
              maxLength={cvvLength}
            />
          </Field>
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
