import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShoppingCart } from '@shared-kit/contracts/store';

interface Watch {
  /** Undefined until the cart is read. */
  readonly cart: ShoppingCart | null | undefined;
  /** True while this page itself pays or already has its outcome. */
  readonly isOwn: boolean;
  readonly onAnswer: (outcome: 'paid' | 'refused') => void;
}

/** Follows a payment that another page has sent (a second tab, or this one before a reload) until the cart shows its outcome. */
export function useForeignPayment({ cart, isOwn, onAnswer }: Watch): void {
  const awaited = useRef<number>(undefined);
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (cart === undefined || isOwn) return;
    if (cart?.status === 'PAYMENT_PENDING') {
      awaited.current = cart.idShoppingCart;
      return;
    }
    if (awaited.current === undefined) return;
    const isBack = cart?.idShoppingCart === awaited.current;
    awaited.current = undefined;
    // A cart that is open again was refused; a cart that is gone was paid.
    answer(isBack ? 'refused' : 'paid');
  }, [cart, isOwn]);
}
