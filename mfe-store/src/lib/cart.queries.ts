import { useEffect } from 'react';
import { apiQueryOptions, queryKeyOf, useInvalidate, useQuery, useQueryClient } from 'shared-kit/api';
import { cartChanged, findOffer, listOffers, listPurchased, showShoppingCart } from 'shared-kit/contracts/store';
import { publish } from 'shared-kit/events';

const PENDING_POLL_MS = 2000;

/**
 * The person's cart. Read again when the window is looked at again, for another tab may have changed it, and while a
 * payment awaits its answer. Whoever reads it keeps the bus informed of the count.
 */
export function useCart() {
  const query = useQuery({
    ...apiQueryOptions(showShoppingCart, {}),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.shoppingCart?.status === 'PAYMENT_PENDING' ? PENDING_POLL_MS : false),
  });
  const items = query.data?.itens.length;
  useEffect(() => {
    if (items !== undefined) publish(cartChanged, { items });
  }, [items]);
  return query;
}

/** Reads the cart again; call it after every change. Resolves when the new one is there. */
export function useCartReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeyOf(showShoppingCart) });
}

/** Marks everything a purchase changes as out of date. */
export function useStoreReload(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(showShoppingCart, listOffers, listPurchased, findOffer);
}
