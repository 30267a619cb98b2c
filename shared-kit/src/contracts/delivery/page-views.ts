import type { RemoteRoute } from './composition.schema.ts';

/** What a page view is reported as: an entry of the client log of this kind, whose message is the page's pattern and nothing else. */
export const PAGE_VIEW = 'page-view';

/** Pages of the shell itself; what is none of these and no remote's is counted together, as `*`. */
export const shellPages = ['/', '/contactus', '/terms', '/acronym', '*'] as const;

/** All that may be counted for a portal. A pattern names a page and nobody's data: `/level/:idEnrollment`, never `/level/31`. */
export function countedPages(routes: readonly Pick<RemoteRoute, 'path'>[]): readonly string[] {
  return [...shellPages, ...routes.map(({ path }) => path)];
}
