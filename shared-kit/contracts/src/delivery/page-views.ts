import type { RemoteRoute } from './composition.schema.ts';

/** Kind of the client log entry that reports a page view; its message is only the page's pattern. */
export const PAGE_VIEW = 'page-view';

/** Pages of the shell itself; pages of neither the shell nor a remote are counted together, as `*`. */
export const shellPages = ['/', '/contactus', '/terms', '/acronym', '*'] as const;

/**
 * Returns all patterns that may be counted for a portal. A pattern contains no user data: `/level/:idEnrollment`, never
 * `/level/31`.
 */
export function countedPages(routes: readonly Pick<RemoteRoute, 'path'>[]): readonly string[] {
  return [...shellPages, ...routes.map(({ path }) => path)];
}
