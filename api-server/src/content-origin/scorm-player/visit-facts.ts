/** What the server tells the page that frames a lesson. */
export interface VisitFacts {
  readonly idSco: number;
  readonly idScoEnrollment: number;
  readonly idVisit: number;
  readonly title: string;
  readonly version: '1.2' | '2004';
  readonly mode: 'normal' | 'review';
  readonly type: 'sco' | 'asset';
  readonly token: string;
  readonly launchUrl: string;
  readonly commitUrl: string;
  readonly portalOrigin: string;
  readonly status: string;
  /** What the lesson finds when it begins. */
  readonly cmi: Readonly<Record<string, string>>;
  /** Beginnings of names that are the portal's own. */
  readonly own: readonly string[];
  /** What the server has of this visit. */
  readonly sequence: number;
  readonly seconds: number;
  /** What `cmi` is from. */
  readonly last: { readonly visit: number; readonly sequence: number };
}
