import { activeTenantAddresses } from '../../../platform/tenancy/tenant.repository.ts';
import { requirementsSchema } from '@shared-kit/contracts/delivery';
import type { RemoteManifest, ShellCapabilities, Verdict, VerdictReport } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { judgedShellBuilds, recordShellBuild } from './shell-builds.repository.ts';
import { tenantNamed } from '../tenant-modules/named-tenant.service.ts';
import { allRegistrations, notRegistered } from '../registration/registrations.repository.ts';
import { routeReasons } from './route-verdict.rules.ts';
import { isCompatible, judge } from './verdict.rules.ts';
import type { JudgedRelease as ComparedRelease } from './verdict.rules.ts';
import { anonymousVisitor } from '../composition/visitor.service.ts';

interface JudgedRelease extends ComparedRelease {
  readonly manifest: RemoteManifest;
}

interface Named {
  readonly remote: string;
  readonly version: string;
}

/**
 * Checks the compatibility of a release: one verdict per tenant with its module on, and per build of the shell in
 * use.
 * @param only keys of tenants; all when omitted.
 * @param switchedOnFor key of a tenant that is judged as if the module were on.
 */
export async function verdictOf(
  platform: Platform,
  { remote, version }: Named,
  only?: readonly string[],
  switchedOnFor?: string,
): Promise<Verdict[]> {
  const { db } = platform.database;
  const release = (await judgedReleases(db, [{ remote, version }]))[0];
  if (!release) throw refuse('registry.unknown-release', 404, `${remote}@${version} não foi publicado.`);
  const ofRoutes = await routeVerdict(db, release);
  await recordShellBuild(platform);
  const shells = (await judgedShellBuilds(db)).map(({ capabilities }) => capabilities);
  const tenants = (await activeTenants(platform)).filter(
    ({ key, modules }) => (modules.has(release.module) || key === switchedOnFor) && (!only || only.includes(key)),
  );
  const verdicts = tenants.map(async (tenant) =>
    judgeFor(tenant.key, release, shells, await companyOf(platform, tenant, remote)),
  );
  return [...ofRoutes, ...(await Promise.all(verdicts)).flat()];
}

/** Returns all verdicts of a release and their result, for one tenant or for all with its module on. */
export async function verdictReport(platform: Platform, named: Named, tenant: string | null): Promise<VerdictReport> {
  if (tenant !== null) await tenantNamed(platform.database.db, tenant);
  const verdicts = await verdictOf(platform, named, tenant === null ? undefined : [tenant]);
  return {
    remote: named.remote,
    version: named.version,
    compatible: verdicts.every(({ compatible }) => compatible),
    verdicts,
  };
}

/** Judges routes and menu, which hold for all tenants alike. Returns no verdict for a release without faults. */
async function routeVerdict(db: SystemDb, { remote, version, manifest }: JudgedRelease): Promise<Verdict[]> {
  const registrations = await allRegistrations(db);
  const own = registrations.find((each) => each.remote === remote);
  if (!own) throw notRegistered(remote);
  const others = registrations.filter((each) => each.remote !== remote);
  const reasons = routeReasons(`${remote}@${version}`, manifest, own, others);
  return reasons.length === 0 ? [] : [{ tenant: '*', shell: '', compatible: false, reasons }];
}

function judgeFor(
  tenant: string,
  release: JudgedRelease,
  shells: readonly ShellCapabilities[],
  company: readonly JudgedRelease[],
): Verdict[] {
  const judges: readonly (ShellCapabilities | null)[] = shells.length > 0 ? shells : [null];
  return judges.map((shell) => {
    const reasons = judge(release, shell, company);
    return { tenant, shell: shell?.version ?? '', compatible: isCompatible(reasons), reasons };
  });
}

/** Returns the other releases that most visitors of the tenant get. */
async function companyOf({ delivery, database }: Platform, tenant: Tenant, remote: string): Promise<JudgedRelease[]> {
  const { releases } = await delivery.compositionOf(tenant, anonymousVisitor);
  return judgedReleases(
    database.db,
    releases.filter((release) => release.remote !== remote),
  );
}

async function judgedReleases(db: SystemDb, named: readonly Named[]): Promise<JudgedRelease[]> {
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('releases')
    .select(['remote', 'version', 'module', 'manifest', 'requires'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('remote', 'version'),
        'in',
        named.map(({ remote, version }) => tuple(remote, version)),
      ),
    )
    .orderBy('remote')
    .execute();
  return rows.map(({ remote, version, module, manifest, requires }) => {
    // The manifest was validated when the release was published.
    const known = manifest as RemoteManifest;
    const { contract, listens } = known;
    return {
      remote,
      version,
      module,
      manifest: known,
      contract,
      listensTo: listens,
      requires: requirementsSchema.parse(requires),
    };
  });
}

async function activeTenants({ database, tenants }: Platform): Promise<Tenant[]> {
  const rows = await activeTenantAddresses(database.db);
  const found = await Promise.all(rows.map(({ host, segment }) => tenants.resolve(host, segment)));
  return found.filter((tenant) => tenant !== null);
}
