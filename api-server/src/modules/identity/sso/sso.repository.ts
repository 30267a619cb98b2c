import { createHash } from 'node:crypto';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Returns the stored state of a tenant's SSO logins. */
export function ssoMemory(db: TenantDb) {
  return {
    async saveRequest(request: { id: string; callback: string; browserHash: string; expiresAt: Date }): Promise<void> {
      const { id, callback, browserHash, expiresAt } = request;
      await db
        .insertInto('sso_requests')
        .values({
          id_request: id,
          callback,
          browser_hash: browserHash,
          expires_at: expiresAt,
          used_at: null,
        })
        .execute();
    },

    /** Returns true when a request waits for its answer. */
    async isOpen(id: string, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('sso_requests')
        .select('id_request')
        .where('id_request', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Claims a request for its one answer. Returns null when it was answered, has expired or never existed. Of
     * concurrent answers, only one succeeds.
     */
    async claimRequest(id: string, now: Date): Promise<{ callback: string; browserHash: string } | null> {
      const row = await db
        .updateTable('sso_requests')
        .set({ used_at: now })
        .where('id_request', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['callback', 'browser_hash'])
        .executeTakeFirst();
      return row ? { callback: row.callback, browserHash: row.browser_hash } : null;
    },

    /** Returns true for the first use of this assertion. */
    async claimAssertion(id: string, expiresAt: Date): Promise<boolean> {
      const row = await db
        .insertInto('sso_assertions')
        .values({ assertion_hash: hash(id), expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('assertion_hash')
        .executeTakeFirst();
      return row !== undefined;
    },

    async sweep(before: Date): Promise<void> {
      await db.deleteFrom('sso_requests').where('expires_at', '<', before).execute();
      await db.deleteFrom('sso_assertions').where('expires_at', '<', before).execute();
    },
  };
}
