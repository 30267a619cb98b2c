import type { Composition } from 'shared-kit/contracts/delivery';
import { homesOf, routeAt } from '../../lib/route-at/route-at.rules.ts';

/** Whose page an address shows. */
export interface PageOwner {
  readonly remotes: readonly string[];
  /** A viewer or a player, with nothing around it. */
  readonly isStage: boolean;
}

/** The remote whose route a path is; of the home, those that fill it. The shell's own pages belong to none. */
export function ownerOf(pathname: string, composition: Composition): PageOwner {
  if (pathname === '/') return { remotes: homesOf(composition).map(({ remote }) => remote), isStage: false };
  const { release, route } = routeAt(pathname, composition);
  return { remotes: release ? [release.remote] : [], isStage: route?.chrome === 'calm' };
}
