import { sql } from 'kysely';
import { toJson } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** Domain that a company claims. */
export interface DomainClaim {
  readonly host: string;
  readonly token: string;
  readonly state: 'waiting' | 'verified' | 'failed';
  readonly cause: string;
  readonly checked_at: Date | null;
  readonly missing_since: Date | null;
  readonly added_at: Date;
  readonly added_by: string;
}

/** Reads and writes the domains of the tenant: those that it serves, and those that the company claims. */
export function companyDomains(db: TenantDb) {
  const columns = ['host', 'token', 'state', 'cause', 'checked_at', 'missing_since', 'added_at', 'added_by'] as const;
  const served = () =>
    db
      .selectFrom('apps')
      .select(['host', 'segment', 'other_hosts as others', 'governed_by_files as isGovernedByFiles']);
  return {
    /** Returns the domains that the tenant answers to. */
    served: () => served().executeTakeFirstOrThrow(),
    /** Returns them and locks them until the transaction ends. */
    lockForUpdate: () => served().forUpdate().executeTakeFirstOrThrow(),
    claims: (): Promise<DomainClaim[]> => db.selectFrom('company_domains').select(columns).orderBy('host').execute(),
    claim: (host: string): Promise<DomainClaim | undefined> =>
      db.selectFrom('company_domains').select(columns).where('host', '=', host).executeTakeFirst(),
    /** Adds a claim. Returns false when the company already has it. */
    async add(claim: { host: string; token: string; by: string; now: Date }): Promise<boolean> {
      const row = await db
        .insertInto('company_domains')
        .values({ host: claim.host, token: claim.token, added_at: claim.now, added_by: claim.by })
        .onConflict((conflict) => conflict.columns(['host']).doNothing())
        .returning('host')
        .executeTakeFirst();
      return row !== undefined;
    },
    async noteCheck(host: string, { cause, now }: { cause: string; now: Date }): Promise<void> {
      const state = cause === '' ? ('verified' as const) : ('failed' as const);
      await db
        .updateTable('company_domains')
        .set({
          state,
          cause,
          checked_at: now,
          missing_since: null,
          ...(state === 'verified' ? { verified_at: now } : {}),
        })
        .where('host', '=', host)
        .execute();
    },
    /** Notes that the proof of a proven domain is missing. The domain goes on for now. */
    async noteMissing(host: string, { cause, now }: { cause: string; now: Date }): Promise<void> {
      await db
        .updateTable('company_domains')
        .set(({ fn, ref, val }) => ({
          cause,
          checked_at: now,
          missing_since: fn.coalesce(ref('missing_since'), val(now)),
        }))
        .where('host', '=', host)
        .where('state', '=', 'verified')
        .execute();
    },
    async remove(host: string): Promise<void> {
      await db.deleteFrom('company_domains').where('host', '=', host).execute();
    },
    async saveOthers(others: readonly string[]): Promise<void> {
      await db
        .updateTable('apps')
        .set({ other_hosts: toJson(others) })
        .execute();
    },
    /** Locks the proving of domains in the whole installation, so that two companies never prove one at once. */
    async lockProving(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('company domains'))`.execute(db);
    },
    /** Returns whether another tenant of the installation answers to the domain. */
    async isOfOthers(host: string): Promise<boolean> {
      const { rows } = await sql<{ taken: boolean }>`select host_of_others(${host}) as taken`.execute(db);
      return rows[0]?.taken === true;
    },
  };
}
