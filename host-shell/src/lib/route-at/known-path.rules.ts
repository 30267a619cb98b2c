import type { Composition } from '@shared-kit/contracts/delivery';
import { routeAt } from './route-at.rules.ts';

/**
 * Returns whether the portal may have a page at an address. It has none when no route matches or an id is no number;
 * addresses that only a session can judge (`?idSection=12`, developer pages) count as known.
 */
export function isKnownPath(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  composed: Pick<Composition, 'homeModule' | 'releases'>,
): boolean {
  if (pathname.startsWith('/__') || new URLSearchParams(search).has('idSection')) return true;
  const { path } = routeAt(pathname, composed);
  return path !== '*' && hasNumbersAsIds(path, pathname);
}

/** Returns whether the parts of an address are numbers where its pattern has ids; '/any/words' is no section. */
function hasNumbersAsIds(pattern: string, pathname: string): boolean {
  const parts = pathname.split('/');
  return pattern.split('/').every((part, index) => !/^:id[A-Z]/.test(part) || /^\d*$/.test(parts[index] ?? ''));
}
