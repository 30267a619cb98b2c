/** What a visitor came with, for the question whether the company's landing page is shown to them first. */
export interface Arrival {
  readonly landingPage: boolean;
  /** Path within the tenant, without the query. */
  readonly pathname: string;
  readonly search: string;
  /** The page they asked for before they were turned away, if any. */
  readonly asked: string | undefined;
  /** Their session has ended, and the login is about to say so. */
  readonly hasSessionEnded: boolean;
}

/** The flags of the login (A2r-03). */
const flags = ['token', 'fromLP', 'byPassSSO'];

/** A4l-07, decision 103: to whoever comes to the door without anything. Whoever asked for a page of the portal goes on to the login (A2r-32). */
export function leadsToLanding({ landingPage, pathname, search, asked, hasSessionEnded }: Arrival): boolean {
  const isAtDoor = /^\/(login\/?)?$/i.test(pathname);
  const query = new URLSearchParams(search);
  const hasAsked = asked !== undefined && asked !== '/';
  return landingPage && isAtDoor && !flags.some((flag) => query.has(flag)) && !hasAsked && !hasSessionEnded;
}
