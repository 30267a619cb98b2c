import { sql } from 'kysely';
import { withTenant } from '../database/tenant-db.adapter.ts';
import type { SystemDb } from '../database/tenant-db.adapter.ts';
import { hostCandidates } from './tenant-address.rules.ts';
import type { Tenant } from './tenant.types.ts';

/** Milliseconds for which a lookup is cached. A change by another process is visible after this time at the latest. */
const freshFor = 1_000;

/** Addresses that are kept. Above it, those without a tenant are forgotten, which any caller can invent. */
const maxKnown = 10_000;

interface Lookup {
  /** The last known tenant; undefined while the first lookup runs. */
  tenant: Tenant | null | undefined;
  until: number;
  running?: Promise<Tenant | null> | undefined;
}

/** Finds tenants by address: host and segment first, then the host alone (decision 1). */
export function tenantDirectory(db: SystemDb, now: () => number = Date.now) {
  const known = new Map<string, Lookup>();

  /** Many calls that arrive at once share one lookup. */
  function at(host: string, segment: string): Tenant | null | Promise<Tenant | null> {
    const address = `${host}/${segment}`;
    const hit = known.get(address);
    if (hit?.running) return hit.running;
    if (hit?.tenant !== undefined && hit.until > now()) return hit.tenant;
    const lookup: Lookup = { tenant: hit?.tenant, until: 0 };
    lookup.running = load(db, host, segment)
      .then((tenant) => {
        Object.assign(lookup, { tenant, until: now() + freshFor });
        return tenant;
      })
      .finally(() => (lookup.running = undefined));
    if (known.size >= maxKnown) forgetInvented();
    known.set(address, lookup);
    return lookup.running;
  }

  function forgetInvented(): void {
    for (const [address, { tenant }] of known) if (!tenant) known.delete(address);
  }

  /** Addresses under which a tenant may be found, in the order of their precedence. */
  function* addressesOf(host: string, segment: string): Generator<[host: string, segment: string]> {
    for (const word of segment === '' ? [''] : [segment, ''])
      for (const candidate of hostCandidates(host)) yield [candidate, word];
  }

  return {
    /** Returns the tenant for this host and first path segment, or null. */
    async resolve(host: string, segment: string): Promise<Tenant | null> {
      for (const [candidate, word] of addressesOf(host, segment)) {
        const tenant = await at(candidate, word);
        if (tenant) return tenant;
      }
      return null;
    },
    /** Returns the tenant that was last found at the address, without a query. It may be out of date. */
    lastKnown(host: string, segment: string): Tenant | undefined {
      for (const [candidate, word] of addressesOf(host, segment)) {
        const tenant = known.get(`${candidate}/${word}`)?.tenant;
        if (tenant) return tenant;
      }
      return undefined;
    },
    /** Clears the cached lookups, because tenants or their modules have changed. */
    forget(): void {
      known.clear();
    },
  };
}

export type TenantDirectory = ReturnType<typeof tenantDirectory>;

async function load(db: SystemDb, host: string, segment: string): Promise<Tenant | null> {
  const app = await db
    .selectFrom('apps')
    .select([
      'id_app',
      'key',
      'name',
      'host',
      'segment',
      'acronym',
      'acronym_domain',
      'id_app_type',
      'id_company',
      'home_module',
      'agreement_version',
    ])
    .where((where) =>
      where.or([where('host', '=', host), where(sql`other_hosts`, '@>', sql`${JSON.stringify([host])}::jsonb`)]),
    )
    .where('segment', '=', segment)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!app) return null;
  const modules = await enabledModules(db, app.id_app);
  return {
    idApp: app.id_app,
    key: app.key,
    name: app.name,
    host: app.host,
    viaOtherHost: app.host !== host,
    acronymDomain: app.acronym_domain,
    segment: app.segment,
    basePath: app.segment ? `/${app.segment}` : '',
    acronym: app.acronym,
    idAppType: app.id_app_type,
    idCompany: app.id_company,
    // Without the learning module the home is always that of spec A (decision 4).
    homeModule: modules.has('learning') ? app.home_module : 'sections',
    agreementVersion: app.agreement_version,
    modules,
  };
}

/** Returns the names of the modules that the tenant has switched on. */
export async function enabledModules(db: SystemDb, idApp: number): Promise<Set<string>> {
  const rows = await withTenant(
    db,
    idApp,
    (tenant) => tenant.selectFrom('tenant_modules').select('module').where('enabled', '=', true).execute(),
    { isOwn: true },
  );
  return new Set(rows.map((row) => row.module));
}
