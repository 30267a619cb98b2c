import type { HomeModule } from '@shared-kit/contracts/delivery';
import type { Session } from '@shared-kit/runtime/session';

/** Gates between the login and the portal, in their order (B4.11). */
export const gateOrder = ['terms', 'acronym', 'topics', 'onboarding'] as const;

export type Gate = (typeof gateOrder)[number];

export type GateInput = Pick<Session, 'loginInfo' | 'gates'>;

/** Returns whether the session is a support access: a supporter does not answer the person's gates (decision 126). */
const isSupport = ({ loginInfo }: GateInput): boolean => loginInfo.accessSupport.currentUserToken !== null;

/**
 * Returns true for a gate that is still closed. `terms`: the person has not accepted the current version of the terms
 * of use, or a term of responsibility. `topics` and `onboarding`: the server says whether topics of interest or the
 * tutorial are due.
 */
const isClosed: Readonly<Record<Gate, (input: GateInput) => boolean>> = {
  terms: ({ loginInfo: { agreementVersion, userLicenceTermsAccepted, needSignResponsabilityTerms } }) =>
    needSignResponsabilityTerms || (agreementVersion !== '' && agreementVersion !== userLicenceTermsAccepted),
  acronym: ({ gates }) => gates.acronymHost !== null,
  topics: ({ gates }) => gates.topics,
  onboarding: ({ gates }) => gates.onboarding,
};

/** Returns the current gate; undefined once the portal is open. */
export function gateNow(input: GateInput): Gate | undefined {
  return isSupport(input) ? undefined : gateOrder.find((gate) => isClosed[gate](input));
}

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/**
 * Page that the person requested before a gate's page replaced it. It is in the history state, so that it survives a
 * reload.
 */
export interface Wanted {
  readonly to: string;
  readonly state: unknown;
}

/** Content of the screen: the portal, a gate, or a redirect. */
export type Shown =
  | { readonly kind: 'portal' }
  | { readonly kind: 'gate'; readonly gate: Gate }
  | { readonly kind: 'redirect'; readonly to: string; readonly state: unknown };

const pages: readonly string[] = ['/terms', '/acronym'];

/**
 * Returns the page of a gate. Two gates have their own pages; the others are dialogs over the requested address
 * (decision 7).
 */
function pageOf(gate: Gate | undefined, homeModule: HomeModule): string | undefined {
  if (gate === 'terms') return homeModule === 'blocks' ? '/terms' : undefined;
  return gate === 'acronym' ? '/acronym' : undefined;
}

/** Returns what an address shows: redirects to the page of a closed gate, e.g. `/terms`, and back once it is passed. */
export function shownAt(place: Place, input: GateInput, homeModule: HomeModule): Shown {
  const gate = gateNow(input);
  const page = pageOf(gate, homeModule);
  const path = place.pathname.toLowerCase().replace(/\/+$/, '');
  if (gate !== undefined && page === path) return { kind: 'gate', gate };
  const isPage = pages.includes(path);
  const wanted = isPage
    ? wantedIn(place.state)
    : { to: place.pathname + place.search + place.hash, state: place.state };
  if (page !== undefined) return { kind: 'redirect', to: page, state: { wanted } };
  if (isPage) return { kind: 'redirect', to: wanted.to, state: wanted.state };
  return gate === undefined ? { kind: 'portal' } : { kind: 'gate', gate };
}

/** B4.11-05: returns the requested page; home by default. */
function wantedIn(state: unknown): Wanted {
  const { wanted } = (state ?? {}) as { wanted?: Wanted };
  return wanted ?? { to: '/', state: null };
}

/** Offers that the portal makes at home after the login, one after the other. */
export type Offer = 'last-content' | 'install';

interface OfferInput {
  /** The tenant's `lastContentRedirect`. */
  readonly returns: boolean;
  readonly pathname: string;
  /** True while `lastTracking` from the login is in the history state; the answer removes it. */
  readonly hasLastContent: boolean;
}

/** A2h-08: returns the offer at home after the login. */
export function offerNow({ returns, pathname, hasLastContent }: OfferInput): Offer | undefined {
  if (pathname !== '/') return undefined;
  return returns && hasLastContent ? 'last-content' : 'install';
}
