import { useEffect } from 'react';
import { apiQueryOptions, queryKeyOf, useInvalidate, useQuery, useQueryClient } from '@shared-kit/runtime/api';
import {
  cartChanged,
  findOffer,
  findOrder,
  listOffers,
  listOrders,
  listPurchased,
  showOwnedProduct,
  showShoppingCart,
} from '@shared-kit/contracts/store';
import { publish } from '@shared-kit/runtime/events';

const PENDING_POLL_MS = 2000;

/**
 * Reads the person's cart. Refetches when the window regains focus, because another tab may have changed the cart, and while a payment is
 * in progress. It publishes the number of items.
 */
export function useCart() {
  const query = useQuery({
    ...apiQueryOptions(showShoppingCart, {}),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      const cart = state.data?.shoppingCart;
      // A Pix has a query of its own.
      return cart?.status === 'PAYMENT_PENDING' && cart.idPixOrder === undefined ? PENDING_POLL_MS : false;
    },
  });
  const items = query.data?.itens.length;
  useEffect(() => {
    if (items !== undefined) publish(cartChanged, { items });
  }, [items]);
  return query;
}

/** Refetches the cart; call it after every change. Resolves when the new cart has arrived. */
export function useCartReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeyOf(showShoppingCart) });
}

/** Invalidates everything that a purchase changes. */
export function useStoreReload(): () => void {
  const invalidate = useInvalidate();
  return () =>
    invalidate(showShoppingCart, listOffers, listPurchased, findOffer, showOwnedProduct, listOrders, findOrder);
}
