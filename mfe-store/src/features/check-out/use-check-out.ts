import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '@shared-kit/runtime/api';
import { cartPath } from '@shared-kit/contracts/store';
import { useNotNow } from '@shared-kit/runtime/federation';
import { showServerIssues } from '@shared-kit/ui/forms';
import { useNavigate, useSearchParams } from '@shared-kit/runtime/router';
import { useCart } from '../../lib/cart.queries.ts';
import { wouldLosePurchase, pinnedStageOf, reachableStage } from './stage.rules.ts';
import type { PinnedStage } from './stage.rules.ts';
import { schema, useCardForm } from './use-card-form.ts';
import { usePaymentMethods } from './payment-methods.queries.ts';
import { useForeignPayment } from './use-foreign-payment.ts';
import { usePayment } from './use-payment.ts';
import { usePix } from './use-pix.ts';

/**
 * Manages the checkout. Its stage is in the address, so the back button leads one stage back. Typed values stay in memory until the cart is
 * paid.
 */
export function useCheckOut() {
  const query = useCart();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [objection, setObjection] = useState<string>();
  const cart = query.data?.shoppingCart;

  const goTo = (stage: PinnedStage, options: { replace?: boolean; because?: string } = {}): void => {
    setObjection(options.because);
    void navigate(stage === 'cart' ? cartPath() : `${cartPath()}?step=${stage}`, { replace: options.replace ?? false });
  };

  const { form, onSubmit: onCardSubmit } = useCardForm(() => goTo('review'));
  const methods = usePaymentMethods();
  const [means, setMeans] = useState<'card' | 'pix'>('card');

  const onOutcome = (): void => goTo('result', { replace: true });

  const onRefusal = (error: ApiError): void => {
    const isAboutCart = error.code === 'store.cart-changed' || error.code === 'store.empty-cart';
    const isShown = showServerIssues(form, error.issues);
    goTo(isAboutCart ? 'cart' : 'payment', { replace: true, ...(isShown ? {} : { because: error.message }) });
  };

  const payment = usePayment({ onOutcome, onRefusal });
  const pix = usePix(cart, { onStarted: onOutcome, onRefusal });
  // The Pix of an earlier payment is no longer shown once the outcome of this one is known.
  const idPixOrder = payment.outcome === undefined ? pix.idOrder : undefined;
  const isPix = idPixOrder !== undefined || cart?.idPixOrder !== undefined;
  const isOwn = payment.isPaying || isPix || payment.outcome === 'paid' || payment.outcome === 'refused';
  useForeignPayment({ cart, isOwn, onAnswer: payment.learn });

  const stage = reachableStage(pinnedStageOf(params.get('step')), {
    isCartKnown: cart !== undefined,
    hasItems: (cart?.numItens ?? 0) > 0,
    isMeansValid: means === 'pix' || schema.safeParse(form.getValues()).success,
    hasOutcome: payment.outcome !== undefined,
  });
  // Clears the card, or its code, only once the result is shown: a card without its code has no review stage.
  const letGo = useEffectEvent(() => (payment.outcome === 'paid' ? form.reset() : form.resetField('CVV')));
  useEffect(() => {
    if (stage === 'result') letGo();
  }, [stage, payment.outcome]);

  // Card data and the idempotency key of an unknown payment exist in memory only.
  useNotNow(
    wouldLosePurchase(stage, { isCardTyped: form.formState.isDirty, isPaid: payment.outcome === 'paid' }),
    'checkout in progress',
  );

  const isForeignPayment =
    cart?.status === 'PAYMENT_PENDING' && !isPix && !payment.isPaying && payment.outcome === undefined;

  return {
    query,
    cart: cart ?? null,
    form,
    onCardSubmit,
    means,
    setMeans,
    methods,
    payment,
    pix,
    idPixOrder,
    stage,
    objection,
    isForeignPayment,
    goTo,
  };
}
