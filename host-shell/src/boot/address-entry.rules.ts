import { ownPath } from '@shared-kit/contracts/identity';
import type { Entry } from '../lib/entry/stored-entry.ts';

interface ReadEntry {
  readonly entry: Entry;
  /** Address to show in the address bar from then on. */
  readonly address: string;
}

/**
 * Returns the one-time token in a login address, and the address without it (decision 2). `byPassSSO` replaces the
 * token: a person who arrives with a token sees neither the landing page nor the company's login, even if the token has
 * expired.
 */
export function entryInAddress(
  basename: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): ReadEntry | undefined {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (!/^\/login\/?$/i.test(pathname.slice(basename.length)) || !pathname.startsWith(basename) || token === null)
    return undefined;
  const callback = ownPath(query.get('callback'));
  for (const name of ['token', 'callback']) query.delete(name);
  query.set('byPassSSO', 'true');
  return { entry: { token, ...(callback === undefined ? {} : { callback }) }, address: `${pathname}?${query}` };
}
