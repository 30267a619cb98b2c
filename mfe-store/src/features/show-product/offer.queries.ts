import { useRef } from 'react';
import { apiQueryOptions, useApiMutation, useQuery, useQueryClient } from 'shared-kit/api';
import { addToCart, cartPath, findOffer, listOffers } from 'shared-kit/contracts/store';
import type { Offer } from 'shared-kit/contracts/store';
import { useNavigate } from 'shared-kit/router';
import { notify } from 'shared-kit/ui/toast';
import { useStoreReload } from '../../lib/cart.queries.ts';

/** One offer; what the list already knows of it shows at once. */
export function useOffer(idOffer: number) {
  const client = useQueryClient();
  return useQuery({
    ...apiQueryOptions(findOffer, { params: { idOffer } }),
    enabled: Number.isInteger(idOffer) && idOffer > 0,
    staleTime: 5_000,
    placeholderData: () => {
      const lists = client.getQueriesData<{ offers: Offer[] }>({ queryKey: [listOffers.id] });
      const offer = lists.flatMap(([, data]) => data?.offers ?? []).find((known) => known.idOffer === idOffer);
      return offer && { success: true as const, offer };
    },
  });
}

/** A2t-06: puts the product into the cart and goes there. */
export function useAddToCart() {
  const navigate = useNavigate();
  const reload = useStoreReload();
  const isUnderWay = useRef(false);
  const mutation = useApiMutation(addToCart, {
    onSuccess: () => void navigate(cartPath()),
    onError: ({ message }) => {
      isUnderWay.current = false;
      notify({ kind: 'error', text: message, key: 'add-to-cart' });
    },
    onSettled: reload,
  });
  return {
    isAdding: mutation.isPending,
    /** A second click does nothing, not even while the cart is being opened. */
    add: (idOffer: number): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate({ body: { idOffer } });
    },
  };
}
