import { homeSlot, isShellPath, shellPages } from '@shared-kit/contracts/delivery';
import type { Composition, Release, RemoteRoute } from '@shared-kit/contracts/delivery';
import { matchRoutes } from '@shared-kit/runtime/router';

type Composed = Pick<Composition, 'homeModule' | 'releases'>;

interface ShownRoute {
  /** Pattern of the route: `/level/:idEnrollment`. */
  readonly path: string;
  /** Release of a remote's page; undefined for the shell's own pages. */
  readonly release?: Release;
  readonly route?: RemoteRoute;
}

/** Returns the route that the router shows at a path: the most specific matching pattern; `*` when none matches. */
export function routeAt(pathname: string, composed: Composed): ShownRoute {
  const own = shellPages.map((path): ShownRoute => ({ path }));
  const all = composed.releases.flatMap((release) =>
    release.manifest.routes
      .filter((route) => !isShellPath(route.path) && isForHome(route, composed))
      .map((route): ShownRoute => ({ path: route.path, release, route })),
  );
  return matchRoutes([...own, ...all], pathname)?.[0]?.route ?? { path: '*' };
}

/** Returns the releases that fill the home page. */
export function homesOf(composed: Composed): readonly Release[] {
  return composed.releases.filter(({ manifest }) =>
    manifest.slots.some((filler) => filler.slot === homeSlot.name && isForHome(filler, composed)),
  );
}

function isForHome({ when }: Pick<RemoteRoute, 'when'>, { homeModule }: Composed): boolean {
  return when?.homeModule === undefined || when.homeModule === homeModule;
}
