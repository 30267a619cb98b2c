import type { HomeModule } from 'shared-kit/contracts/delivery';
import type { Session } from 'shared-kit/session';

/** What stands between the login and the portal, in the order in which it comes (B4.11). */
export const gateOrder = ['terms', 'acronym', 'topics', 'onboarding'] as const;

export type Gate = (typeof gateOrder)[number];

export type GateFacts = Pick<Session, 'loginInfo' | 'gates'>;

/** Whoever acts for somebody else answers nothing in their name, and waits for nothing of theirs (decision 126). */
const isSupport = ({ loginInfo }: GateFacts): boolean => loginInfo.accessSupport.currentUserToken !== null;

const isClosed: Readonly<Record<Gate, (facts: GateFacts) => boolean>> = {
  terms: ({ loginInfo: { agreementVersion, userLicenceTermsAccepted, needSignResponsabilityTerms } }) =>
    needSignResponsabilityTerms || (agreementVersion !== '' && agreementVersion !== userLicenceTermsAccepted),
  acronym: ({ gates }) => gates.acronymHost !== null,
  topics: ({ gates }) => gates.topics,
  onboarding: ({ gates }) => gates.onboarding,
};

/** The gate that is in front now; undefined once the portal is open. */
export function gateNow(facts: GateFacts): Gate | undefined {
  return isSupport(facts) ? undefined : gateOrder.find((gate) => isClosed[gate](facts));
}

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Where the person wanted to go before a gate's page took them. Kept in the history's state, so that it outlasts a reload. */
export interface Wanted {
  readonly to: string;
  readonly state: unknown;
}

/** What stands on the screen: the portal, a gate, or nothing yet since the address has to change first. */
export type Shown =
  | { readonly kind: 'portal' }
  | { readonly kind: 'gate'; readonly gate: Gate }
  | { readonly kind: 'redirect'; readonly to: string; readonly state: unknown };

const pages: readonly string[] = ['/terms', '/acronym'];

/** Two gates are pages of their own; the others are dialogs over the address that was asked for (decision 7). */
function pageOf(gate: Gate | undefined, homeModule: HomeModule): string | undefined {
  if (gate === 'terms') return homeModule === 'blocks' ? '/terms' : undefined;
  return gate === 'acronym' ? '/acronym' : undefined;
}

export function shownAt(place: Place, facts: GateFacts, homeModule: HomeModule): Shown {
  const gate = gateNow(facts);
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

/** B4.11-05: home, where nothing else was asked for. */
function wantedIn(state: unknown): Wanted {
  const { wanted } = (state ?? {}) as { wanted?: Wanted };
  return wanted ?? { to: '/', state: null };
}

/** What the portal offers at home, right after the login, one after the other. */
export type Offer = 'last-content' | 'install';

interface OfferFacts {
  /** The tenant's `lastContentRedirect`. */
  readonly returns: boolean;
  readonly pathname: string;
  /** `lastTracking` as the login passed it on, in the history's state: it is gone once it was answered. */
  readonly hasLastContent: boolean;
}

/** A2h-08: at home after the login only, once. */
export function offerNow({ returns, pathname, hasLastContent }: OfferFacts): Offer | undefined {
  if (pathname !== '/') return undefined;
  return returns && hasLastContent ? 'last-content' : 'install';
}
