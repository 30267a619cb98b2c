import { useRef } from 'react';
import { apiQueryOptions, useApiMutation, useQuery, useQueryClient } from '@shared-kit/runtime/api';
import { addToCart, cartPath, findOffer, listOffers } from '@shared-kit/contracts/store';
import type { Offer } from '@shared-kit/contracts/store';
import { useNavigate } from '@shared-kit/runtime/router';
import { notify } from '@shared-kit/ui/toast';
import { useStoreReload } from '../../lib/cart.queries.ts';

/** Reads one offer; the data from the list is shown at once. */
export function useOffer(idOffer: number) {
  const client = useQueryClient();
  return useQuery({
    ...apiQueryOptions(findOffer, { params: { idOffer } }),
    enabled: Number.isInteger(idOffer) && idOffer > 0,
    staleTime: 5_000,
    placeholderData: () => {
      const lists = client.getQueriesData<{ offers: Offer[] }>({ queryKey: [listOffers.id] });
      const offer = lists.flatMap(([, data]) => data?.offers ?? []).find((known) => known.idOffer === idOffer);
      return offer && { success: true as const, offer, contents: [] };
    },
  });
}

/** Adds the product to the cart and opens the cart (A2t-06). */
export function useAddToCart() {
  const navigate = useNavigate();
  const reload = useStoreReload();
  const isPending = useRef(false);
  const mutation = useApiMutation(addToCart, {
    onSuccess: () => void navigate(cartPath()),
    onError: (error) => {
      isPending.current = false;
      notify({ kind: 'error', text: error.message, error, key: 'add-to-cart' });
    },
    onSettled: reload,
  });
  return {
    isAdding: mutation.isPending,
    /** Ignores further clicks, also while the cart page opens. */
    add: (idOffer: number): void => {
      if (isPending.current) return;
      isPending.current = true;
      mutation.mutate({ body: { idOffer } });
    },
  };
}
