import { sql } from 'kysely';
import { PAGE_VIEW, countedPages } from '@shared-kit/contracts/delivery';
import type { LogEntry, RemoteRoute } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { dayKey } from '@shared-kit/contracts/calendar';

/** Counts the page views among the entries. Values that are not routes of the portal are ignored. */
export function viewsOf(
  entries: readonly LogEntry[],
  routes: readonly Pick<RemoteRoute, 'path'>[],
): ReadonlyMap<string, number> {
  const pages = new Set(countedPages(routes));
  const seen = entries.filter(({ kind, message }) => kind === PAGE_VIEW && pages.has(message));
  return new Map([...Map.groupBy(seen, ({ message }) => message)].map(([page, views]) => [page, views.length]));
}

/** Adds to the counts of this day. */
export async function addPageViews(
  db: SystemDb,
  tenant: string,
  views: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  if (views.size === 0) return;
  const day = dayKey(now);
  await db
    .insertInto('page_views')
    // Sorted, so that two nodes that count concurrently cannot deadlock.
    .values(
      [...views].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([page, count]) => ({ tenant, day, page, views: count })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'day', 'page'])
        .doUpdateSet({ views: sql<number>`page_views.views + excluded.views` }),
    )
    .execute();
}

/** Returns the page views of the day so far, of all tenants. */
export function pageViewsOn(db: SystemDb, now: Date) {
  return db.selectFrom('page_views').select(['tenant', 'page', 'views']).where('day', '=', dayKey(now)).execute();
}
