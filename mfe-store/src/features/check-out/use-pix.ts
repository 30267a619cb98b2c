import { useRef, useState } from 'react';
import type { ApiError } from '@shared-kit/runtime/api';
import { apiQueryOptions, useApiMutation, useQueryClient } from '@shared-kit/runtime/api';
import { showPix, startPix } from '@shared-kit/contracts/store';
import type { ShoppingCart } from '@shared-kit/contracts/store';
import { useCartReload } from '../../lib/cart.queries.ts';
import { newKey } from './use-payment.ts';

interface PixEvents {
  readonly onStarted: () => void;
  /** Called when the server creates no Pix: the cart has changed, or the gateway is down. */
  readonly onRefusal: (error: ApiError) => void;
}

/** Manages the Pix of a checkout: the one that this page begins, or the one that the cart already has. */
export function usePix(cart: ShoppingCart | null | undefined, { onStarted, onRefusal }: PixEvents) {
  const [own, setOwn] = useState<number>();
  const client = useQueryClient();
  const reload = useCartReload();
  const isPending = useRef(false);
  // Stays shown after it has expired, when the cart no longer names it.
  const [seen, setSeen] = useState<number>();
  // The cart names a Pix that the person has left until it is read again.
  const [left, setLeft] = useState<number>();
  const ofCart = cart?.idPixOrder;
  if (ofCart !== undefined && ofCart !== seen) setSeen(ofCart);

  const start = useApiMutation(startPix, {
    onSuccess: (reply) => {
      const { idOrder } = reply.payment;
      client.setQueryData(apiQueryOptions(showPix, { params: { idOrder } }).queryKey, reply);
      setOwn(idOrder);
      onStarted();
    },
    onError: onRefusal,
    onSettled: () => {
      isPending.current = false;
      void reload();
    },
  });

  const idOrder = [own, ofCart, seen].find((id) => id !== undefined && id !== left);
  return {
    idOrder,
    isStarting: start.isPending,
    start: ({ idShoppingCart, totalPrice }: ShoppingCart): void => {
      if (isPending.current) return;
      isPending.current = true;
      start.mutate({ body: { idempotencyKey: newKey(), idShoppingCart, totalPrice } });
    },
    /** Leaves a Pix that can no longer be paid. */
    dismiss: (): void => {
      setLeft(idOrder);
      void reload();
    },
  };
}
