import { DOMAIN_GRACE_DAYS } from '@shared-kit/contracts/admin';
import type { CompanyDomain } from '@shared-kit/contracts/admin';
import { DAY_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { Env } from '../../../env.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { DomainClaim } from '../../../platform/tenancy/company-domains.repository.ts';
import { versionOfValues } from '../access/read-version.rules.ts';
import { isOnInternet, proofNameOf, proofOf, typedDomain } from '../../../platform/tenancy/domain-name.rules.ts';

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** Returns the domain that somebody typed. Refuses a text that is none. */
export function expectDomain(text: string): string {
  const domain = typedDomain(text);
  if (domain === '')
    throw invalidField('body.host', 'Informe um domínio, como cursos.empresa.com.br, sem porta e sem caminho.');
  if (!isOnInternet(domain)) throw invalidField('body.host', 'Este domínio não existe na internet.');
  return domain;
}

/** Returns whether a domain is one of the installation's own. */
export function isOfInstallation(
  { PUBLIC_ORIGIN, CONTENT_ORIGIN, ADMIN_ORIGINS }: Pick<Env, 'PUBLIC_ORIGIN' | 'CONTENT_ORIGIN' | 'ADMIN_ORIGINS'>,
  domain: string,
): boolean {
  const origins = [PUBLIC_ORIGIN, CONTENT_ORIGIN, ...ADMIN_ORIGINS.split(',')];
  return origins.some(
    (origin) => origin !== undefined && URL.canParse(origin.trim()) && new URL(origin.trim()).hostname === domain,
  );
}

/** Returns whether the tenant answers to a domain already. */
export function isServed(
  { host, others }: { readonly host: string; readonly others: readonly string[] },
  domain: string,
) {
  return [host, ...others].some((own) => withoutPort(own) === domain);
}

/** Returns the address of a portal at one of its domains. A domain without a port has that of the portal. */
export function addressAt(
  host: string,
  { segment, protocol, port }: { readonly segment: string; readonly protocol: string; readonly port: string },
): string {
  const withPort = port === '' || /:\d+$/.test(host) ? host : `${host}:${port}`;
  return `${protocol}//${withPort}${segment === '' ? '' : `/${segment}`}`;
}

/** Returns the version of a claim: a check that finds the same does not change it. */
export function versionOfClaim({ host, token, state, missing_since: missingSince }: DomainClaim): string {
  return versionOfValues([host, token, state, missingSince]);
}

export function presentDomain(claim: DomainClaim, segment: string): CompanyDomain {
  const { host, token, state, cause, checked_at: checkedAt, added_at: addedAt, added_by: addedBy } = claim;
  return {
    host,
    version: versionOfClaim(claim),
    address: addressAt(host, { segment, protocol: 'https:', port: '' }),
    state,
    cause,
    checkedAt: checkedAt && toMoment(checkedAt),
    stopsAt: claim.missing_since && toMoment(stopOf(claim.missing_since)),
    addedAt: toMoment(addedAt),
    addedBy,
    record: { name: proofNameOf(host), value: proofOf(token) },
  };
}

/** Returns why the records of a domain do not prove it; empty when they do. */
function faultOfRecords(records: readonly string[], token: string): string {
  const texts = records.map((record) => record.trim());
  if (texts.includes(proofOf(token))) return '';
  if (texts.length === 0)
    return 'O registro TXT não foi encontrado. Um registro novo pode levar algumas horas para aparecer.';
  return texts.some((text) => text.startsWith('portal-dominio='))
    ? 'O registro TXT tem outro valor. Copie de novo o valor desta página.'
    : 'Há um registro TXT neste nome, mas não com o valor desta página.';
}

/** Returns when a domain stops whose proof is missing since a moment. */
export function stopOf(missingSince: Date): Date {
  return new Date(missingSince.getTime() + DOMAIN_GRACE_DAYS * DAY_MS);
}

/** Result of reading the proof in DNS. It is `unknown` when no name server answered. */
export type DomainProof = { readonly kind: 'unknown' } | { readonly kind: 'read'; readonly fault: string };

/** Reads the proof of a domain in DNS. */
export async function readProof(
  { host, token }: DomainClaim,
  read: (name: string) => Promise<readonly string[]>,
): Promise<DomainProof> {
  try {
    return { kind: 'read', fault: faultOfRecords(await read(proofNameOf(host)), token) };
  } catch {
    return { kind: 'unknown' };
  }
}
