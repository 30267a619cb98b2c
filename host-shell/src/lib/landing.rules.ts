/** Arrival of a visitor, which decides whether the company's landing page comes first. */
export interface Arrival {
  readonly landingPage: boolean;
  /** Path within the tenant, without the query. */
  readonly pathname: string;
  readonly search: string;
  /** Page that the visitor requested before the redirect to the login, if any. */
  readonly requested: string | undefined;
  /** True when the session has ended and the login is about to say so. */
  readonly hasSessionEnded: boolean;
}

/** Flags in the login's address (A2r-03). */
const flags = ['token', 'fromLP', 'byPassSSO'];

/**
 * A4l-07, decision 103: returns whether a visitor sees the landing page. A visitor who requested a page of the portal
 * goes to the login instead (A2r-32).
 */
export function leadsToLanding({ landingPage, pathname, search, requested, hasSessionEnded }: Arrival): boolean {
  const isAtDoor = /^\/(login\/?)?$/i.test(pathname);
  const query = new URLSearchParams(search);
  const hasRequested = requested !== undefined && requested !== '/';
  return landingPage && isAtDoor && !flags.some((flag) => query.has(flag)) && !hasRequested && !hasSessionEnded;
}
