import { ownPath } from '@shared-kit/contracts/identity';

/** A3-30: saved navigation history of a person. Paths include their query and are relative to the tenant's basename. */
export interface NavigationHistory {
  /** Person of this history; it is never used for another person. */
  readonly idUser: number | undefined;
  /** Oldest first. */
  readonly history: readonly string[];
  /** Page that a visitor requested before the redirect to the login. */
  readonly redirectedFrom: string | undefined;
  /** True while lessons are shown one after the other (`/lms/…/1`). */
  readonly isfluidNavigation: boolean;
  readonly lastPage: string | undefined;
  readonly currentPage: string | undefined;
}

const MAX_PAGES = 50;

export const noHistory: NavigationHistory = {
  idUser: undefined,
  history: [],
  redirectedFrom: undefined,
  isfluidNavigation: false,
  lastPage: undefined,
  currentPage: undefined,
};

/**
 * First segments of paths that are not saved: login pages and gates. Some of their addresses contain one-time tokens
 * (A4l-16).
 */
const unrecorded = new Set([
  'login',
  'landing-page',
  'activate-user',
  'registro',
  'reset-password',
  'confirm-email',
  'terms',
  'acronym',
]);

const firstWord = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1]?.toLowerCase() ?? '';

export function isRecorded(path: string): boolean {
  // An address that a browser could resolve to another site is not saved.
  return !unrecorded.has(firstWord(path)) && ownPath(path) !== undefined;
}

/** Returns the history after a logged-in person has opened a page. */
export function afterVisit(before: NavigationHistory, path: string, idUser: number): NavigationHistory {
  if (!isRecorded(path)) return before;
  const own = before.idUser === idUser ? before : { ...noHistory, idUser };
  if (own.currentPage === path) return { ...own, redirectedFrom: undefined };
  return {
    ...own,
    history: [...own.history, path].slice(-MAX_PAGES),
    redirectedFrom: undefined,
    isfluidNavigation: /^\/lms\/[^?#]*\/1\/?($|[?#])/i.test(path),
    lastPage: own.currentPage,
    currentPage: path,
  };
}

/**
 * Returns the history after a visitor was redirected to the login. A page on which a session ended is not a new
 * request.
 */
export function afterRedirect(before: NavigationHistory, path: string): NavigationHistory {
  if (!isRecorded(path)) return before;
  return { ...before, redirectedFrom: before.currentPage === path ? undefined : path };
}

/** A4l-04: returns the page after a login: the requested page, the person's last page, or home. */
export function pageAfterLogin(history: NavigationHistory, idUser: number): string {
  // Stored data is untrusted, so only paths inside the portal are accepted.
  const requested = ownPath(history.redirectedFrom);
  if (requested !== undefined && requested !== '/') return requested;
  return (history.idUser === idUser ? ownPath(history.currentPage) : undefined) ?? '/';
}
