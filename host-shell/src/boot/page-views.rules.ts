import type { Composition } from '@shared-kit/contracts/delivery';
import { routeAt } from '../lib/route-at/route-at.rules.ts';

/**
 * Returns the pattern of the page at an address, without the values in the address. Undefined for an overridden remote.
 */
export function pageAt(pathname: string, composed: Pick<Composition, 'homeModule' | 'releases'>): string | undefined {
  const { path, release } = routeAt(pathname, composed);
  return release?.channel === 'override' ? undefined : path;
}
