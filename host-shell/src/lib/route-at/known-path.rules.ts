import type { Composition } from '@shared-kit/contracts/delivery';
import { routeAt } from './route-at.rules.ts';

/**
 * Returns whether the portal may have a page at an address. It has none when no route matches; addresses that only a
 * session can judge (`?idSection=12`, developer pages) count as known.
 */
export function isKnownPath(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  composed: Pick<Composition, 'homeModule' | 'releases'>,
): boolean {
  if (pathname.startsWith('/__') || new URLSearchParams(search).has('idSection')) return true;
  return routeAt(pathname, composed).path !== '*';
}
