import type { BuiltRelease, Composition, Release } from 'shared-kit/contracts/delivery';

/** One remote that comes from a developer's machine. */
export interface Override {
  readonly remote: string;
  readonly origin: string;
}

/** What an address asks for with `?remote=mfe-store@http://localhost:3004`; whether it may is the server's to say. */
export function overrideAsked(search: string): Override | 'malformed' | undefined {
  const asked = new URLSearchParams(search).get('remote');
  if (asked === null) return undefined;
  const [, remote, origin] = /^([a-z][a-z0-9-]{1,39})@(https?:\/\/[^/?#@\s]+)\/?$/.exec(asked) ?? [];
  return remote === undefined || origin === undefined ? 'malformed' : { remote, origin };
}

/** The same address without the question. */
export function searchWithoutOverride(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('remote');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

export function isSame(a: Override, b: Override): boolean {
  return a.remote === b.remote && a.origin === b.origin;
}

/** A developer's build as a release of this page. Its version says that it was never published. */
export function releaseOf(built: BuiltRelease, origin: string): Release {
  const { requires: _, ...release } = built;
  return { ...release, version: `${built.version}-local`, baseUrl: `${origin}/`, channel: 'override' };
}

/** The page's composition with that release in the place of the published one, and with nothing to fall back on: a developer wants to see the fault. */
export function composedWith(composition: Composition, local: Release): Composition {
  const isOther = ({ remote }: Release): boolean => remote !== local.remote;
  return {
    ...composition,
    releases: composition.releases.map((release) => (isOther(release) ? release : local)),
    fallbacks: composition.fallbacks.filter(isOther),
  };
}
