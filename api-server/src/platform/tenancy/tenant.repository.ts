import { sql } from 'kysely';
import { hostCandidates } from './tenant-address.rules.ts';
import type { SystemDb, TenantDb } from '../database/tenant-db.adapter.ts';

/** Read port of the tenant's own settings: one row, to be joined with `onTrue`. */
export function ownTenant(db: TenantDb) {
  return db.selectFrom('apps').select(['gamification', 'company_name', 'theme', 'appearance']);
}

/** Returns the ids of the active tenants, for work that covers all of them. */
export async function activeTenantIds(db: SystemDb): Promise<number[]> {
  const rows = await db.selectFrom('apps').select('id_app').where('active', '=', true).execute();
  return rows.map((row) => row.id_app);
}

/** Returns the addresses of the active tenants, ordered by key. */
export function activeTenantAddresses(db: SystemDb): Promise<{ host: string; segment: string }[]> {
  return db.selectFrom('apps').select(['host', 'segment']).where('active', '=', true).orderBy('key').execute();
}

export async function findTenantByKey(
  db: SystemDb,
  key: string,
): Promise<{ idApp: number; name: string; host: string; segment: string } | undefined> {
  return db
    .selectFrom('apps')
    .select(['id_app as idApp', 'name', 'host', 'segment'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Returns the first path segment of the company that has proven the domain; undefined for any other host. */
export async function segmentAtProvenDomain(db: SystemDb, host: string): Promise<string | undefined> {
  const proven = await db
    .selectFrom('company_domains')
    .innerJoin('apps', 'apps.id_app', 'company_domains.id_app')
    .select('apps.segment')
    .where('company_domains.host', 'in', hostCandidates(host))
    .where('company_domains.state', '=', 'verified')
    .where(sql<boolean>`apps.other_hosts @> jsonb_build_array(company_domains.host)`)
    .where('apps.active', '=', true)
    .executeTakeFirst();
  return proven?.segment;
}
