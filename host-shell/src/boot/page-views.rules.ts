import type { Composition } from 'shared-kit/contracts/delivery';
import { routeAt } from '../lib/route-at/route-at.rules.ts';

/** The pattern of the page at an address: nothing of what the address carries. Undefined for a developer's own build. */
export function pageAt(pathname: string, composed: Pick<Composition, 'homeModule' | 'releases'>): string | undefined {
  const { path, release } = routeAt(pathname, composed);
  return release?.channel === 'override' ? undefined : path;
}
