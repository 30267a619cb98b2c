import type { Selectable } from 'kysely';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { ScormBlockedHostsTable } from '../../learning.tables.ts';

export type BlockedRow = Selectable<ScormBlockedHostsTable>;

interface BlockedRequest {
  readonly idContentItem: number;
  readonly host: string;
  /** Directive of the policy that blocked it, e.g. `connect-src`. */
  readonly directive: string;
}

/** Repository of the hosts that packages may fetch from, and of those that browsers have blocked. */
export function packageHosts(db: TenantDb) {
  return {
    async allowed(): Promise<string[]> {
      const rows = await db.selectFrom('scorm_hosts').select('host').orderBy('host').execute();
      return rows.map(({ host }) => host);
    },

    allow: (host: string, now: Date) =>
      db
        .insertInto('scorm_hosts')
        .values({ host, added_at: now })
        .onConflict((conflict) => conflict.columns(['host']).doNothing())
        .execute(),

    forbid: (host: string) => db.deleteFrom('scorm_hosts').where('host', '=', host).execute(),

    /** Returns the requests that browsers blocked, newest first, of all packages or of one. */
    blocked: (idContentItem?: number): Promise<BlockedRow[]> =>
      db
        .selectFrom('scorm_blocked_hosts')
        .selectAll()
        .$if(idContentItem !== undefined, (query) => query.where('id_content_item', '=', idContentItem ?? 0))
        .orderBy('last_at', 'desc')
        .execute(),

    async countOf(idContentItem: number): Promise<number> {
      const { count } = await db
        .selectFrom('scorm_blocked_hosts')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('id_content_item', '=', idContentItem)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    add: ({ idContentItem, host, directive }: BlockedRequest, now: Date) =>
      db
        .insertInto('scorm_blocked_hosts')
        .values({ id_content_item: idContentItem, host, directive, times: 1, last_at: now })
        .onConflict((conflict) =>
          conflict.columns(['id_content_item', 'host', 'directive']).doUpdateSet(({ eb, ref }) => ({
            times: eb(ref('scorm_blocked_hosts.times'), '+', 1),
            last_at: now,
          })),
        )
        .execute(),
  };
}
