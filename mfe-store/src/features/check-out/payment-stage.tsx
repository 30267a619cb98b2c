import type { CardFields, ShoppingCart } from '@shared-kit/contracts/store';
import { cardBrandOf, cvvLengthOf, digitsOf, formatCardNumber, formatExpiry } from '@shared-kit/contracts/store';
import { TextField, useWatch } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { Alert, Button, Card, EmptyState, FieldGroup, Icon, QueryStates, Radio, Skeleton } from '@shared-kit/ui';
import { CartTotal } from './cart-items.tsx';
import { brandNames } from '../../lib/brand-names.ts';
import styles from './check-out.module.css';
import { labels } from './labels.ts';
import type { usePaymentMethods } from './payment-methods.queries.ts';

type Means = 'card' | 'pix';

interface PaymentStageProps {
  readonly cart: ShoppingCart;
  readonly form: ApiForm<CardFields>['form'];
  readonly methods: ReturnType<typeof usePaymentMethods>;
  readonly means: Means;
  readonly onMeansChange: (means: Means) => void;
  /** Reason why the server rejected the payment, when it concerns no field. */
  readonly objection: string | undefined;
  /** Continues to the review when the card is valid. */
  readonly onCardSubmit: ApiForm<CardFields>['onSubmit'];
  readonly onPixSubmit: () => void;
}

/** Stage 2: the means of payment. Continues only with a valid card (A4c-02), or with Pix. */
export function PaymentStage(props: PaymentStageProps) {
  const { cart, form, methods, means, onMeansChange, objection, onCardSubmit, onPixSubmit } = props;
  return (
    <QueryStates
      query={methods}
      skeleton={<Skeleton height="24rem" />}
      isEmpty={({ tokenUrl }) => tokenUrl === null}
      empty={
        <EmptyState
          icon={<Icon name="credit-card" size={28} />}
          title={labels.unavailable}
          description={labels.unavailableHint}
        />
      }
    >
      {() => (
        <form
          noValidate
          className={styles.columns}
          onSubmit={(event) => {
            if (means === 'card') return void onCardSubmit(event);
            event.preventDefault();
            onPixSubmit();
          }}
        >
          <Card as="section" aria-label={labels.paymentTitle}>
            {objection && <Alert tone="danger">{objection}</Alert>}
            <MeansChoice means={means} onMeansChange={onMeansChange} />
            {means === 'card' ? <CardForm form={form} /> : <Hint text={labels.pixHint} />}
          </Card>
          <Card as="section" className={styles.summary ?? ''} aria-label={labels.summary}>
            <CartTotal cart={cart} />
            <Button type="submit" size="large" isFullWidth iconEnd={<Icon name="arrow-right" />}>
              {labels.toReview}
            </Button>
          </Card>
        </form>
      )}
    </QueryStates>
  );
}

function MeansChoice({ means, onMeansChange }: Pick<PaymentStageProps, 'means' | 'onMeansChange'>) {
  return (
    <FieldGroup legend={labels.meansQuestion}>
      {(['card', 'pix'] as const).map((one) => (
        <Radio
          key={one}
          appearance="card"
          name="means"
          value={one}
          label={labels.means[one]}
          hint={labels.meansHint[one]}
          checked={means === one}
          onChange={() => onMeansChange(one)}
        />
      ))}
    </FieldGroup>
  );
}

function Hint({ text }: { text: string }) {
  return (
    <p className={styles.hint}>
      <Icon name="shield-check" size={18} /> {text}
    </p>
  );
}

function CardForm({ form }: Pick<PaymentStageProps, 'form'>) {
  const brand = cardBrandOf(useWatch({ control: form.control, name: 'creditCard' }));
  const cvvLength = cvvLengthOf(brand);
  return (
    <>
      <Hint text={labels.paymentHint} />
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
    </>
  );
}
