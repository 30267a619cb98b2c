import { MINUTE_MS, fromMoment } from 'shared-kit/contracts/calendar';

/** B9-01. */
export const peoplePerPage = 10;

/** B2.15-02. */
export const maxSearchText = 300;

/** What is left of a support access, in milliseconds, 0 when it is over. */
export function timeLeft(until: string, now: number): number {
  return Math.max(0, fromMoment(until).getTime() - now);
}

/** Whole minutes to show: the last one counts as one until it is over. */
export function minutesLeft(until: string, now: number): number {
  return Math.ceil(timeLeft(until, now) / MINUTE_MS);
}

export type Listing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'people'; readonly searchText: string; readonly onlyTeam: boolean; readonly page: number };

/** What is listed after a search was asked for: it runs only on text (B5-48); a team is listed without one (decision 127). */
export function listingOf(typed: string, onlyTeam: boolean): Listing {
  const searchText = typed.trim();
  return searchText === '' && !onlyTeam ? { kind: 'nothing' } : { kind: 'people', searchText, onlyTeam, page: 1 };
}
