import type { BuiltRelease, Composition, Release } from '@shared-kit/contracts/delivery';

/** Remote that comes from a developer's machine. */
export interface Override {
  readonly remote: string;
  readonly origin: string;
}

/**
 * Returns the override that an address requests with `?remote=mfe-store@http://localhost:3004`. The server decides
 * whether it is permitted.
 */
export function requestedOverride(search: string): Override | 'malformed' | undefined {
  const requested = new URLSearchParams(search).get('remote');
  if (requested === null) return undefined;
  const [, remote, origin] = /^([a-z][a-z0-9-]{1,39})@(https?:\/\/[^/?#@\s]+)\/?$/.exec(requested) ?? [];
  return remote === undefined || origin === undefined ? 'malformed' : { remote, origin };
}

/** Returns the same search string without the override. */
export function searchWithoutOverride(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('remote');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

export function isSame(a: Override, b: Override): boolean {
  return a.remote === b.remote && a.origin === b.origin;
}

/** Returns a developer's build as a release of this page. Its version marks it as unpublished. */
export function releaseOf(built: BuiltRelease, origin: string): Release {
  const { requires: _, ...release } = built;
  return { ...release, version: `${built.version}-local`, baseUrl: `${origin}/`, channel: 'override' };
}

/**
 * Returns the page's composition with that release in place of the published one and without a fallback, because a
 * developer needs to see the fault.
 */
export function composedWith(composition: Composition, local: Release): Composition {
  const isOther = ({ remote }: Release): boolean => remote !== local.remote;
  return {
    ...composition,
    releases: composition.releases.map((release) => (isOther(release) ? release : local)),
    fallbacks: composition.fallbacks.filter(isOther),
  };
}
