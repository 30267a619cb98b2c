import { ownPath } from 'shared-kit/contracts/identity';

/** A3-30: what is remembered of where a person was. Paths carry their query and are relative to the tenant's basename. */
export interface NavigationHistory {
  /** Whose history this is; nobody is ever led to where somebody else was. */
  readonly idUser: number | undefined;
  /** Oldest first. */
  readonly history: readonly string[];
  /** The page a visitor asked for before being sent to the login. */
  readonly redirectedFrom: string | undefined;
  /** Lessons are being walked through one after the other (`/lms/…/1`). */
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

/** Ways into the portal and gates before it are not places in it; some carry one-time tokens (A4l-16). */
const unrecorded = new Set([
  'login',
  'landing-page',
  'activate-user',
  'registro',
  'reset-password',
  'terms',
  'acronym',
]);

const firstWord = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1]?.toLowerCase() ?? '';

export function isRecorded(path: string): boolean {
  // An address that a browser could take for another site's is nowhere to come back to.
  return !unrecorded.has(firstWord(path)) && ownPath(path) !== undefined;
}

/** The history after a logged-in person has arrived at a page. */
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

/** The history after a visitor was turned away from a page; one whose session ended there has asked for nothing anew. */
export function afterRedirect(before: NavigationHistory, path: string): NavigationHistory {
  if (!isRecorded(path)) return before;
  return { ...before, redirectedFrom: before.currentPage === path ? undefined : path };
}

/** A4l-04: where a login leads: the page asked for, the person's own last page, or home. */
export function pageAfterLogin(history: NavigationHistory, idUser: number): string {
  // What is stored may have been written by anybody who got at the storage: it leads nowhere but into the portal.
  const asked = ownPath(history.redirectedFrom);
  if (asked !== undefined && asked !== '/') return asked;
  return (history.idUser === idUser ? ownPath(history.currentPage) : undefined) ?? '/';
}
