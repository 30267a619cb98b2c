import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from 'shared-kit/api';
import { pause } from 'shared-kit/contracts/retry';
import { buy, cardBrandOf, digitsOf, productPurchased } from 'shared-kit/contracts/store';
import type { CardFields, ShoppingCart } from 'shared-kit/contracts/store';
import { publish } from 'shared-kit/events';
import { notify } from 'shared-kit/ui/toast';
import { useStoreReload } from '../../lib/cart.queries.ts';
import { labels } from './labels.ts';
import { payUntilKnown } from './pay-until-known.ts';
import type { Outcome } from './pay-until-known.ts';

/** A purchase as it was confirmed. Held in memory only, and let go as soon as its outcome is known. */
interface Intent {
  readonly key: string;
  readonly cart: ShoppingCart;
  readonly card: CardFields;
}

interface PaymentState {
  readonly isPaying: boolean;
  /** Of the last payment of this checkout. */
  readonly outcome: Outcome | undefined;
}

interface PaymentEvents {
  readonly onOutcome: (outcome: Outcome) => void;
  /** The server takes the purchase as such for wrong: the card, the cart, too many attempts. */
  readonly onRefusal: (error: ApiError) => void;
}

/** As unguessable as a UUID, and to be had on plain http too. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function send({ key, cart, card }: Intent) {
  const { idShoppingCart, totalPrice } = cart;
  const creditCard = digitsOf(card.creditCard);
  return call(buy, {
    body: {
      ...card,
      creditCard,
      brand: cardBrandOf(creditCard) ?? '',
      idempotencyKey: key,
      idShoppingCart,
      totalPrice,
    },
  });
}

/** The payment of a cart. One confirmation is one idempotency key: a double click, a retry and a second tab charge once. */
export function usePayment({ onOutcome, onRefusal }: PaymentEvents) {
  const [state, setState] = useState<PaymentState>({ isPaying: false, outcome: undefined });
  const intent = useRef<Intent>(undefined);
  const isUnderWay = useRef(false);
  const isOpen = useRef(true);
  const reload = useStoreReload();

  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  useWarningBeforeLeaving(state.isPaying);

  const settle = (outcome: Outcome, idOffers: number[]): void => {
    if (outcome !== 'unknown') intent.current = undefined;
    if (outcome === 'paid') publish(productPurchased, { idOffers });
    reload();
    if (!isOpen.current) return tellElsewhere(outcome);
    setState({ isPaying: false, outcome });
    onOutcome(outcome);
  };

  const run = async (current: Intent): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState(({ outcome }) => ({ isPaying: true, outcome: outcome === 'unknown' ? outcome : undefined }));
    try {
      const outcome = await payUntilKnown({ send: () => send(current), pause });
      settle(
        outcome,
        current.cart.itens.map(({ idOffer }) => idOffer),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      intent.current = undefined;
      reload();
      setState({ isPaying: false, outcome: undefined });
      onRefusal(error);
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    ...state,
    pay: (cart: ShoppingCart, card: CardFields): void => {
      intent.current ??= { key: newKey(), cart, card };
      void run(intent.current);
    },
    /** After `unknown`: asks again about the very same purchase. */
    checkAgain: (): void => {
      if (intent.current) void run(intent.current);
    },
    /** The answer to a payment that this page did not send: it was reloaded, or another tab's. */
    learn: (outcome: 'paid' | 'refused'): void => settle(outcome, []),
  };
}

/** The person has gone on to another page while the payment was under way. */
function tellElsewhere(outcome: Outcome): void {
  if (outcome === 'paid') notify({ kind: 'success', title: labels.paid, text: labels.paidText });
  else if (outcome === 'refused') notify({ kind: 'error', title: labels.refused, text: labels.refusedText });
  else notify({ kind: 'warning', title: labels.unknown, text: labels.unknownText });
}

function useWarningBeforeLeaving(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
