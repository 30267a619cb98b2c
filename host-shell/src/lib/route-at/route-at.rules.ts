import { homeSlot, shellPages } from 'shared-kit/contracts/delivery';
import type { Composition, Release, RemoteRoute } from 'shared-kit/contracts/delivery';
import { matchRoutes } from 'shared-kit/router';

type Composed = Pick<Composition, 'homeModule' | 'releases'>;

interface ShownRoute {
  /** The pattern: `/level/:idEnrollment`. */
  readonly path: string;
  /** Of a remote's page; the shell's own have neither. */
  readonly release?: Release;
  readonly route?: RemoteRoute;
}

/** What the router shows at a path: of the patterns that fit, the most exact; `*` where none does. */
export function routeAt(pathname: string, composed: Composed): ShownRoute {
  const own = shellPages.map((path): ShownRoute => ({ path }));
  const all = composed.releases.flatMap((release) =>
    release.manifest.routes
      .filter((route) => isForHome(route, composed))
      .map((route): ShownRoute => ({ path: route.path, release, route })),
  );
  return matchRoutes([...own, ...all], pathname)?.[0]?.route ?? { path: '*' };
}

/** The releases that fill the home. */
export function homesOf(composed: Composed): readonly Release[] {
  return composed.releases.filter(({ manifest }) =>
    manifest.slots.some((filler) => filler.slot === homeSlot.name && isForHome(filler, composed)),
  );
}

function isForHome({ when }: Pick<RemoteRoute, 'when'>, { homeModule }: Composed): boolean {
  return when?.homeModule === undefined || when.homeModule === homeModule;
}
