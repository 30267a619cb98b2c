import type { HomeModule, RemoteRoute } from './composition.schema.ts';
import { homeModules } from './composition.schema.ts';

/** First segments of the addresses that belong to the shell. A remote can never have them. */
export const shellSegments: readonly string[] = [
  '__kit',
  '__platform',
  'acronym',
  'activate-user',
  'certificate-authenticity',
  'contactus',
  'landing-page',
  'login',
  'registro',
  'reset-password',
  'confirm-email',
  'terms',
];

/**
 * Route prefix that an operator has registered for a remote: `/lojinha` covers the path and everything below it,
 * `/:slug/:idSection` covers exactly this pattern, and `sections:/searchResult` covers the path only for tenants with
 * that home.
 */
export interface RouteGrant {
  readonly home: HomeModule | null;
  /** Segments in lower case; every parameter is `:`. */
  readonly segments: readonly string[];
}

type Located = Pick<RemoteRoute, 'path' | 'when'>;

/** Parses a registered prefix. Returns null when it is not one: no leading slash, a splat, an address of the shell. */
export function parseRouteGrant(text: string): RouteGrant | null {
  const [, home, path = ''] = /^(?:([a-z]+):)?(\/[^*\s]*)$/.exec(text) ?? [];
  const known = homeModules.find((each) => each === home) ?? null;
  if ((home !== undefined && known === null) || isShellPath(path)) return null;
  return { home: known, segments: segmentsOf(path) };
}

/** Returns whether a pattern is an address of the shell, or matches every address. */
export function isShellPath(path: string): boolean {
  const [first] = segmentsOf(path);
  return first === undefined || path.includes('*') || !path.startsWith('/') || shellSegments.includes(first);
}

/** Returns whether a grant covers a remote's route. */
export function coversRoute(grant: RouteGrant, { path, when }: Located): boolean {
  if (grant.home !== null && grant.home !== when?.homeModule) return false;
  const segments = segmentsOf(path);
  return isPattern(grant) ? isEqual(grant.segments, segments) : startsWith(segments, grant.segments);
}

/** Returns whether two grants of different remotes would cover the same address. */
export function grantsClash(one: RouteGrant, other: RouteGrant): boolean {
  if (one.home !== null && other.home !== null && one.home !== other.home) return false;
  if (isPattern(one) || isPattern(other)) return isEqual(one.segments, other.segments);
  return startsWith(one.segments, other.segments) || startsWith(other.segments, one.segments);
}

/** Returns the grants that a manifest needs: one for each first segment, or for a pattern without a fixed one. */
export function grantsOf({ routes }: { readonly routes: readonly Located[] }): string[] {
  const needed = routes
    .filter(({ path }) => !isShellPath(path))
    .map(({ path, when }) => {
      const [, first = ''] = path.split('/');
      const prefix = first.startsWith(':') ? path : `/${first}`;
      return when?.homeModule === undefined ? prefix : `${when.homeModule}:${prefix}`;
    });
  return [...new Set(needed)].toSorted();
}

function isPattern({ segments }: RouteGrant): boolean {
  return segments.includes(':');
}

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? ':' : segment));
}

function startsWith(segments: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((segment, index) => segments[index] === segment);
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && startsWith(one, other);
}
