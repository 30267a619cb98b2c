import { useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { searchUsers } from '@shared-kit/contracts/identity';
import { listingOf, peoplePerPage } from './support.rules.ts';
import type { Listing } from './support.rules.ts';

/** Queries the people of the last search, one page at a time. */
export function useSupportSearch() {
  const [text, setText] = useState('');
  const [onlyTeam, setOnlyTeam] = useState(false);
  const [listing, setListing] = useState<Listing>({ kind: 'nothing' });
  const page = listing.kind === 'people' ? listing.page : 1;
  const query = useApiQuery(
    searchUsers,
    {
      query: {
        offset: (page - 1) * peoplePerPage,
        limit: peoplePerPage,
        onlyActive: 'true',
        ...(listing.kind === 'people'
          ? { searchText: listing.searchText, ...(listing.onlyTeam ? { onlyTeam: 'true' as const } : {}) }
          : {}),
      },
    },
    // Results expire at once, because people's status changes.
    { enabled: listing.kind === 'people', staleTime: 0, gcTime: 0 },
  );

  return {
    text,
    setText,
    onlyTeam,
    listing,
    page,
    query,
    pageCount: Math.ceil((query.data?.totalRecords ?? 0) / peoplePerPage),
    search(): void {
      if (text.trim() !== '') setListing(listingOf(text, onlyTeam));
    },
    showTeam(isOn: boolean): void {
      setOnlyTeam(isOn);
      setListing(listingOf(text, isOn));
    },
    turnTo(next: number): void {
      if (listing.kind === 'people') setListing({ ...listing, page: next });
    },
  };
}
