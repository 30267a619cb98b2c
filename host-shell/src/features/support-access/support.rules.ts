import { MINUTE_MS, fromMoment } from '@shared-kit/contracts/calendar';

/** Page size of the search results (B9-01). */
export const peoplePerPage = 10;

/** Maximum length of the search text (B2.15-02). */
export const maxSearchText = 300;

/** Returns the remaining time of a support access in milliseconds; 0 when it is over. */
export function timeLeft(until: string, now: number): number {
  return Math.max(0, fromMoment(until).getTime() - now);
}

/** Returns the whole minutes to show; the last one counts as one until it is over. */
export function minutesLeft(until: string, now: number): number {
  return Math.ceil(timeLeft(until, now) / MINUTE_MS);
}

export type Listing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'people'; readonly searchText: string; readonly onlyTeam: boolean; readonly page: number };

/** Returns the listing for a search: it requires text (B5-48), but a team lists without it (decision 127). */
export function listingOf(typed: string, onlyTeam: boolean): Listing {
  const searchText = typed.trim();
  return searchText === '' && !onlyTeam ? { kind: 'nothing' } : { kind: 'people', searchText, onlyTeam, page: 1 };
}
