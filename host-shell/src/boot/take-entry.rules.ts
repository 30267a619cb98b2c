import { ownPath } from 'shared-kit/contracts/identity';
import type { Entry } from '../lib/entry/kept-entry.ts';

interface Taken {
  readonly entry: Entry;
  /** What the address bar shows from then on. */
  readonly address: string;
}

/**
 * The one-time token in a login's address, and that address without it (decision 2). `byPassSSO` takes its place: whoever came with a token
 * is shown neither the landing page nor the company's login, also if it turns out to be over.
 */
export function takeEntry(
  basename: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Taken | undefined {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (!/^\/login\/?$/i.test(pathname.slice(basename.length)) || !pathname.startsWith(basename) || token === null)
    return undefined;
  const callback = ownPath(query.get('callback'));
  for (const name of ['token', 'callback']) query.delete(name);
  query.set('byPassSSO', 'true');
  return { entry: { token, ...(callback === undefined ? {} : { callback }) }, address: `${pathname}?${query}` };
}
