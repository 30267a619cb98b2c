import { useLayoutEffect, useRef } from 'react';
import { Card, QueryStates, Skeleton } from '@shared-kit/ui';
import { CartStage } from './cart-stage.tsx';
import styles from './check-out.module.css';
import { labels } from './labels.ts';
import { PaymentStage } from './payment-stage.tsx';
import { PixStage } from './pix-stage.tsx';
import { ProgressPins } from './progress-pins.tsx';
import { ConfirmingPayment, ResultStage } from './result-stage.tsx';
import { ReviewStage } from './review-stage.tsx';
import type { StageName } from './stage.rules.ts';
import { useCheckOut } from './use-check-out.ts';
import { useRemoveItem } from './use-remove-item.ts';

/** Checkout from the cart to the result, in the stages of the specification (A2t-07). */
export function CheckOut() {
  const checkout = useCheckOut();
  const { stage, payment, idPixOrder, goTo } = checkout;
  const place = useFocusOnChange(stage);
  return (
    <div className={styles.checkout}>
      <h1 className={styles.heading}>{labels.title}</h1>
      <ProgressPins
        current={idPixOrder === undefined ? stage : 'result'}
        isPaying={payment.isPaying || checkout.isForeignPayment || idPixOrder !== undefined}
        isPaid={payment.outcome === 'paid'}
        onJump={(pin) => goTo(pin)}
      />
      <div ref={place} tabIndex={-1} role="group" aria-label={stage === 'loading' ? labels.title : labels.stage[stage]}>
        {stage === 'result' && payment.outcome ? (
          <ResultStage
            outcome={payment.outcome}
            isChecking={payment.isPaying}
            onBack={() => goTo('payment')}
            onCheckAgain={payment.checkAgain}
          />
        ) : idPixOrder !== undefined ? (
          <PixStage
            key={idPixOrder}
            idOrder={idPixOrder}
            onPaid={() => payment.learn('paid')}
            onLeave={() => {
              checkout.pix.dismiss();
              goTo('payment', { replace: true });
            }}
          />
        ) : (
          <QueryStates query={checkout.query} skeleton={<CheckOutSkeleton />}>
            {() => (checkout.isForeignPayment ? <ConfirmingPayment /> : <Stage checkout={checkout} />)}
          </QueryStates>
        )}
      </div>
    </div>
  );
}

function Stage({ checkout }: { checkout: ReturnType<typeof useCheckOut> }) {
  const { cart, form, goTo, means, methods, objection, payment, pix, stage } = checkout;
  const { remove, removing } = useRemoveItem();
  if (cart && stage === 'payment') {
    return (
      <PaymentStage
        cart={cart}
        form={form}
        methods={methods}
        means={means}
        onMeansChange={checkout.setMeans}
        objection={objection}
        onCardSubmit={checkout.onCardSubmit}
        onPixSubmit={() => goTo('review')}
      />
    );
  }
  if (cart && stage === 'review') {
    return (
      <ReviewStage
        cart={cart}
        means={means === 'pix' ? 'pix' : form.getValues()}
        isPaying={payment.isPaying || pix.isStarting}
        onChangeCart={() => goTo('cart')}
        onChangeCard={() => goTo('payment')}
        onPay={() => {
          if (means === 'pix') pix.start(cart);
          else if (methods.data?.tokenUrl) {
            payment.pay(cart, form.getValues(), { tokenUrl: methods.data.tokenUrl, cpf: methods.data.cpf });
          }
        }}
      />
    );
  }
  return (
    <CartStage cart={cart} objection={objection} removing={removing} onRemove={remove} onNext={() => goTo('payment')} />
  );
}

/** Moves the focus to each following stage, but not on arrival. */
function useFocusOnChange(stage: StageName) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  // Runs before the person can type: a later focus change would take the keyboard away from a field.
  useLayoutEffect(() => {
    const isArrival = shown.current === 'loading';
    if (shown.current === stage) return;
    shown.current = stage;
    if (!isArrival) place.current?.focus();
  }, [stage]);
  return place;
}

function CheckOutSkeleton() {
  return (
    <div className={styles.columns}>
      <Card>
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
      </Card>
      <Card>
        <Skeleton shape="line" width="60%" />
        <Skeleton height="3.25rem" />
      </Card>
    </div>
  );
}
