import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { pause } from '@shared-kit/contracts/retry';
import { buy, cardBrandOf, digitsOf, productPurchased } from '@shared-kit/contracts/store';
import type { CardFields, ShoppingCart } from '@shared-kit/contracts/store';
import { publish } from '@shared-kit/runtime/events';
import { notify } from '@shared-kit/ui/toast';
import { useStoreReload } from '../../lib/cart.queries.ts';
import { requestCardToken } from './card-token.ts';
import { labels } from './labels.ts';
import { payUntilSettled } from './pay-until-settled.ts';
import type { Outcome } from './pay-until-settled.ts';

/** Confirmed purchase, stored in memory only until its outcome is known. */
interface Intent {
  readonly key: string;
  readonly cart: ShoppingCart;
  readonly card: CardFields;
  readonly gateway: CardGateway;
}

/** Data that the page needs to exchange a card for a token. */
export interface CardGateway {
  readonly tokenUrl: string;
  /** Digits of the person's CPF; empty when it is not known. */
  readonly cpf: string;
}

interface PaymentState {
  readonly isPaying: boolean;
  /** Outcome of the last payment of this checkout. */
  readonly outcome: Outcome | undefined;
}

interface PaymentEvents {
  readonly onOutcome: (outcome: Outcome) => void;
  /** Called when the server rejects the purchase itself: card, cart or too many attempts. */
  readonly onRefusal: (error: ApiError) => void;
}

/** Returns an id as unguessable as a UUID; it works on plain HTTP too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a function that sends the purchase. It exchanges the card for a token once: every retry sends the same token
 * and the same key.
 */
function sender({ key, cart, card, gateway }: Intent): () => Promise<{ sucess: boolean }> {
  let token: string | undefined;
  return async () => {
    if (token === undefined) {
      const answer = await requestCardToken(gateway.tokenUrl, card, gateway.cpf);
      if (answer.kind === 'rejected') return { sucess: false };
      token = answer.token;
    }
    const digits = digitsOf(card.creditCard);
    const { idShoppingCart, totalPrice } = cart;
    return call(buy, {
      body: {
        token,
        brand: cardBrandOf(digits) ?? '',
        lastDigits: digits.slice(-4),
        idempotencyKey: key,
        idShoppingCart,
        totalPrice,
      },
    });
  };
}

/** Manages the payment of a cart. One confirmation has one idempotency key: a double click, a retry and a second tab charge once. */
export function usePayment({ onOutcome, onRefusal }: PaymentEvents) {
  const [state, setState] = useState<PaymentState>({ isPaying: false, outcome: undefined });
  const intent = useRef<{ readonly cart: ShoppingCart; readonly send: ReturnType<typeof sender> }>(undefined);
  const isPending = useRef(false);
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
    if (!isOpen.current) return notifyElsewhere(outcome);
    setState({ isPaying: false, outcome });
    onOutcome(outcome);
  };

  const run = async (current: NonNullable<typeof intent.current>): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    setState(({ outcome }) => ({ isPaying: true, outcome: outcome === 'unknown' ? outcome : undefined }));
    try {
      const outcome = await payUntilSettled({ send: current.send, pause });
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
      isPending.current = false;
    }
  };

  return {
    ...state,
    pay: (cart: ShoppingCart, card: CardFields, gateway: CardGateway): void => {
      intent.current ??= { cart, send: sender({ key: newKey(), cart, card, gateway }) };
      void run(intent.current);
    },
    /** Retries the same purchase after an `unknown` outcome. */
    checkAgain: (): void => {
      if (intent.current) void run(intent.current);
    },
    /** Sets the outcome of a payment that this page did not send (sent before a reload, or by another tab). */
    learn: (outcome: 'paid' | 'refused'): void => settle(outcome, []),
  };
}

/** Notifies the person who opened another page during the payment. */
function notifyElsewhere(outcome: Outcome): void {
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
