import { ownPath } from '@shared-kit/contracts/identity';

/**
 * Decision 2: old links of the form `/#/x?y` stay valid. Returns the path to show instead, if any; never one outside
 * the portal.
 */
export function pathOfHashLink(basename: string, hash: string): string | undefined {
  const path = hash.startsWith('#/') ? ownPath(hash.slice(1)) : undefined;
  return path === undefined ? undefined : basename + path;
}
