import { randomBytes } from 'node:crypto';
import * as contract from '@shared-kit/contracts/admin';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companyDomains } from '../../../platform/tenancy/company-domains.repository.ts';
import type { DomainClaim } from '../../../platform/tenancy/company-domains.repository.ts';
import { txtRecords } from '../../../platform/tenancy/txt-records.port.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectUnchanged } from '../access/read-version.rules.ts';
import { notInTrash, restorableSince } from '../trash/trash-days.rules.ts';
import { trash } from '../trash/trash.repository.ts';
import {
  addressAt,
  expectDomain,
  isOfInstallation,
  isServed,
  presentDomain,
  readProof,
  versionOfClaim,
} from './company-domains.rules.ts';
import { expectOnScreens } from './files-govern.policy.ts';

/** Checks in DNS by one company in an hour. */
const checks = { limit: 120, windowSeconds: HOUR_SECONDS };

/** Serves the domains of the company: those that it has, and those that it claims and proves in DNS. */
export function serveCompanyDomains(api: AdminApi): void {
  api.handle(contract.listCompanyDomains, async ({ db, request: { portalUrl } }) => {
    const [{ host, others, segment, isGovernedByFiles }, claims] = await Promise.all([
      companyDomains(db).served(),
      companyDomains(db).claims(),
    ]);
    const { protocol, port } = new URL(portalUrl);
    const at = { segment, protocol, port };
    const claimed = new Set(claims.map((claim) => claim.host));
    return {
      isReadOnly: isGovernedByFiles,
      main: { host, address: portalUrl },
      given: others
        .filter((other) => !claimed.has(other))
        .map((other) => ({ host: other, address: addressAt(other, at) })),
      domains: claims.map((claim) => presentDomain(claim, segment)),
    };
  });

  api.handleOnPlatform(contract.addCompanyDomain, async ({ body, platform, step, now }) => {
    const host = expectDomain(body.host);
    await step(async ({ db, actor: { name }, audit }) => {
      await claimDomain(db, platform, { host, token: randomBytes(16).toString('hex'), by: name, now });
      await audit({ changes: [{ field: 'domain', before: '', after: host }] });
    });
    return { success: true, host };
  });

  api.handleOnPlatform(contract.checkCompanyDomain, async (context) => {
    const { params, platform, tenant, rateLimit, ports, step, now } = context;
    await consumeTurn(rateLimit, `check-domain:${tenant.idApp}`, checks);
    const claim = await step(async ({ db }) => {
      expectOnScreens(await companyDomains(db).served());
      return claimOf(db, params.host);
    });
    const proof = await readProof(claim, txtRecords.of({ ports }).of);
    const fault = proof.kind === 'read' ? proof.fault : unanswered;
    const domain = await step(async ({ db, audit }) => {
      const domains = companyDomains(db);
      await domains.lockProving();
      const { others, segment, ...rest } = await domains.lockForUpdate();
      expectOnScreens(rest);
      const { host, state } = await claimOf(db, claim.host);
      const isOfOthers = isOfInstallation(platform.env, host) || (await domains.isOfOthers(host));
      const cause = fault === '' && isOfOthers ? taken().message : fault;
      // A domain that was proven stays for some days without its record.
      if (state !== 'verified' || cause === '') await domains.noteCheck(host, { cause, now });
      else if (proof.kind === 'read') await domains.noteMissing(host, { cause, now });
      if (cause === '' && !others.includes(host)) await domains.saveOthers([...others, host]);
      const after = await claimOf(db, host);
      await audit({ changes: [{ field: 'domain', before: host, after: cause === '' ? 'verificado' : cause }] });
      return presentDomain(after, segment);
    });
    platform.tenants.forget();
    return { success: true, domain };
  });

  api.handleOnPlatform(contract.removeCompanyDomain, async ({ params, query, platform, step, now }) => {
    await step(async ({ db, actor: { name: by }, audit }) => {
      const domains = companyDomains(db);
      const served = await domains.lockForUpdate();
      expectOnScreens(served);
      const claim = await claimOf(db, params.host);
      const { host, state, token } = claim;
      expectUnchanged(
        versionOfClaim(claim),
        query.version,
        'Este domínio mudou enquanto você decidia. Confira como ele está agora.',
      );
      await domains.remove(host);
      await trash(db).add({ name: host, content: { kind: 'domain', host, token }, by, now });
      if (state === 'verified') await domains.saveOthers(served.others.filter((other) => other !== host));
      await audit({ changes: [{ field: 'domain', before: host, after: '' }] });
    });
    platform.tenants.forget();
    return { success: true };
  });

  api.handleOnPlatform(contract.restoreDomain, async ({ params, platform, step, now }) => {
    await step(async ({ db, actor: { name: by }, audit }) => {
      const deleted = await trash(db).consume('domain', params.idTrash, restorableSince(now));
      if (!deleted) throw notInTrash();
      const { host, token } = deleted;
      await claimDomain(db, platform, { host, token, by, now });
      await audit({ changes: [{ field: 'domain', before: '', after: host }] });
    });
    return { success: true };
  });
}

interface NewClaim {
  readonly host: string;
  readonly token: string;
  readonly by: string;
  readonly now: Date;
}

/** Claims a domain for the company, unless somebody has it. */
async function claimDomain(db: TenantDb, { env }: Pick<Platform, 'env'>, claim: NewClaim): Promise<void> {
  const domains = companyDomains(db);
  const served = await domains.lockForUpdate();
  expectOnScreens(served);
  if (isServed(served, claim.host)) throw alreadyListed();
  if (isOfInstallation(env, claim.host) || (await domains.isOfOthers(claim.host))) throw taken();
  if ((await domains.claims()).length >= contract.MAX_COMPANY_DOMAINS)
    throw refuse(
      'admin.too-many-domains',
      409,
      `São no máximo ${contract.MAX_COMPANY_DOMAINS} domínios. Remova um que não é mais usado.`,
    );
  if (!(await domains.add(claim))) throw alreadyListed();
}

async function claimOf(db: TenantDb, host: string): Promise<DomainClaim> {
  const claim = await companyDomains(db).claim(host);
  if (!claim) throw notFound('Não há um domínio com este nome.');
  return claim;
}

const unanswered = 'O DNS deste domínio não respondeu. Tente de novo em alguns minutos.';
const alreadyListed = () => refuse('admin.domain-held', 409, 'Este domínio já está na lista.');
const taken = () => refuse('admin.domain-taken', 409, 'Este domínio já é de outro portal desta instalação.');
