import { homeSlot } from 'shared-kit/contracts/platform';
import type { Composition } from 'shared-kit/contracts/platform';
import { matchPath } from 'shared-kit/router';

/** Whose page an address shows. */
export interface PageOwner {
  readonly remotes: readonly string[];
  /** A viewer or a player, with nothing around it. */
  readonly isStage: boolean;
}

/** The remote whose route a path is; of the home, those that fill it. The shell's own pages belong to none. */
export function ownerOf(pathname: string, { releases }: Composition): PageOwner {
  if (pathname === '/') {
    return { remotes: releases.filter(({ manifest }) => manifest.slots.some(({ slot }) => slot === homeSlot.name)).map(({ remote }) => remote), isStage: false };
  }
  for (const { remote, manifest } of releases) {
    const route = manifest.routes.find(({ path }) => matchPath(path, pathname));
    if (route) return { remotes: [remote], isStage: route.chrome === 'calm' };
  }
  return { remotes: [], isStage: false };
}
