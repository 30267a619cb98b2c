import { sql } from 'kysely';
import { rcompare } from 'semver';
import type { HealthReport, VersionHealth } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { remoteState } from '../releases/registry-views.repository.ts';
import { tenantNamed } from '../tenant-modules/named-tenant.service.ts';
import { DAY_MS } from '@shared-kit/contracts/calendar';

const SEEN_WITHIN_MS = 7 * DAY_MS;

interface Scope {
  readonly remote: string;
  /** Key of the tenant whose clients count; null for all. */
  readonly tenant: string | null;
}

/** Returns the health of every version of a remote that was used in the last seven days, newest version first. */
export async function healthOf(db: SystemDb, scope: Scope, now: Date): Promise<VersionHealth[]> {
  const reports = reportsOf(db, scope, now);
  const [totals, faults, vitals] = await Promise.all([totalsOf(reports), faultsOf(reports), vitalsOf(reports)]);
  return totals
    .map((total) => ({
      version: total.version,
      clients: Number(total.clients),
      failingClients: Number(total.failing),
      failingShare: share(Number(total.failing), Number(total.clients)),
      loads: Number(total.loads),
      loadMs:
        total.p50 === null || total.p75 === null ? null : { p50: Math.round(total.p50), p75: Math.round(total.p75) },
      bytes: total.bytes === null ? null : Math.round(total.bytes),
      faults: faults
        .filter(({ version }) => version === total.version)
        .map(({ detail, clients, reports: count, message, last_at }) => ({
          phase: detail,
          clients: Number(clients),
          reports: Number(count),
          lastMessage: message,
          lastAt: new Date(last_at).toISOString(),
        })),
      vitals: Object.fromEntries(
        vitals.filter(({ version }) => version === total.version).map(({ detail, p75 }) => [detail, rounded(p75)]),
      ),
    }))
    .toSorted((a, b) => rcompare(a.version, b.version, { loose: true }));
}

/** Returns the health for operators. Rejects a remote without releases and an unknown tenant. */
export async function healthReport({ database, clock }: Platform, { remote, tenant }: Scope): Promise<HealthReport> {
  await remoteState(database.db, remote);
  if (tenant !== null) await tenantNamed(database.db, tenant);
  return { remote, versions: await healthOf(database.db, { remote, tenant }, clock.now()) };
}

type Reports = ReturnType<typeof reportsOf>;

function reportsOf(db: SystemDb, { remote, tenant }: Scope, now: Date) {
  const query = db
    .selectFrom('telemetry')
    .where('remote', '=', remote)
    .where('hour', '>=', new Date(now.getTime() - SEEN_WITHIN_MS));
  return tenant === null ? query : query.where('tenant', '=', tenant);
}

/**
 * Counts each client once an hour with its own mean, so that a client that loads a page a hundred times does not
 * determine the median.
 */
function totalsOf(reports: Reports) {
  return reports
    .select([
      'version',
      sql<number>`count(distinct client)`.as('clients'),
      sql<number>`count(distinct client) filter (where kind = 'fault')`.as('failing'),
      sql<number>`coalesce(sum(reports) filter (where kind = 'load'), 0)`.as('loads'),
      sql<number | null>`percentile_cont(0.5) within group (order by total / reports) filter (where kind = 'load')`.as(
        'p50',
      ),
      sql<number | null>`percentile_cont(0.75) within group (order by total / reports) filter (where kind = 'load')`.as(
        'p75',
      ),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by bytes / reports) filter (where kind = 'load' and bytes > 0)`.as(
        'bytes',
      ),
    ])
    .groupBy('version')
    .execute();
}

function faultsOf(reports: Reports) {
  return reports
    .select([
      'version',
      'detail',
      sql<number>`count(distinct client)`.as('clients'),
      sql<number>`sum(reports)`.as('reports'),
      sql<string>`(array_agg(message order by last_at desc))[1]`.as('message'),
      sql<Date>`max(last_at)`.as('last_at'),
    ])
    .where('kind', '=', 'fault')
    .groupBy(['version', 'detail'])
    .orderBy('clients', 'desc')
    .orderBy('detail')
    .execute();
}

function vitalsOf(reports: Reports) {
  return reports
    .select(['version', 'detail', sql<number>`percentile_cont(0.75) within group (order by total / reports)`.as('p75')])
    .where('kind', '=', 'vital')
    .groupBy(['version', 'detail'])
    .orderBy('detail')
    .execute();
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole);
}

/** Rounds to three decimals: CLS has values of hundredths, and milliseconds lose nothing. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
