import { shellPages } from 'shared-kit/contracts/platform';
import type { Release } from 'shared-kit/contracts/platform';
import { matchPath } from 'shared-kit/router';

const fixedWords = (pattern: string): number => pattern.split('/').filter((word) => word !== '' && !word.startsWith(':')).length;

/** The pattern of the page at an address: nothing of what the address carries. Undefined for a developer's own build. */
export function pageAt(pathname: string, releases: readonly Release[]): string | undefined {
  const own = shellPages.map((path) => ({ path: path as string, channel: undefined }));
  const all = releases.flatMap(({ manifest, channel }) => manifest.routes.map(({ path }) => ({ path, channel })));
  // As the router has it: the more fixed words, the better it fits.
  const found = [...own, ...all].filter(({ path }) => path !== '*' && matchPath(path, pathname) !== null).toSorted((a, b) => fixedWords(b.path) - fixedWords(a.path))[0];
  if (found?.channel === 'override') return undefined;
  return found?.path ?? '*';
}
