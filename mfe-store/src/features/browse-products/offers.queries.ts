import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { listOffers, listPurchased } from '@shared-kit/contracts/store';
import type { StoreView } from '@shared-kit/contracts/store';

/** Reads the products of a view that match the search. Previous results stay visible until the new ones arrive. */
export function useOffers(view: StoreView, searchText: string) {
  const endpoint = view === 'mine' ? listPurchased : listOffers;
  return useQuery({
    ...apiQueryOptions(endpoint, { body: { searchText } }),
    placeholderData: (previous, query) => (query?.queryKey[0] === endpoint.id ? previous : undefined),
  });
}
