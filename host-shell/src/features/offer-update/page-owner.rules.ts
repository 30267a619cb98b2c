import type { Composition } from '@shared-kit/contracts/delivery';
import { homesOf, routeAt } from '../../lib/route-at/route-at.rules.ts';

/** Owner of the page that an address shows. */
export interface PageOwner {
  readonly remotes: readonly string[];
  /** True for a viewer or a player, which has the bare layout. */
  readonly isStage: boolean;
}

/**
 * Returns the remote that owns a path's route; for the home page, the remotes that fill it. The shell's own pages have
 * no owner.
 */
export function ownerOf(pathname: string, composition: Composition): PageOwner {
  if (pathname === '/') return { remotes: homesOf(composition).map(({ remote }) => remote), isStage: false };
  const { release, route } = routeAt(pathname, composition);
  return { remotes: release ? [release.remote] : [], isStage: route?.chrome === 'bare' };
}
