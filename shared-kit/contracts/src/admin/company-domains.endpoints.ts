import * as z from 'zod/mini';
import { doneSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

/** Domains that a company may claim at once. */
export const MAX_COMPANY_DOMAINS = 20;

/** Days for which a proven domain goes on without its record. */
export const DOMAIN_GRACE_DAYS = 7;

export const domainStates = ['waiting', 'verified', 'failed'] as const;

const companyDomainSchema = z.object({
  host: z.string(),
  /** Changes with the claim and with whether the portal answers to it, and not with a check that changes neither. */
  version: z.string(),
  /** Address of the portal at this domain. */
  address: z.string(),
  state: z.enum(domainStates),
  /** Why the last check failed; empty otherwise. */
  cause: z.string(),
  checkedAt: z.nullable(momentSchema),
  /** When the portal stops answering to a proven domain, unless its record comes back; null while the record is there. */
  stopsAt: z.nullable(momentSchema),
  addedAt: momentSchema,
  addedBy: z.string(),
  /** Record that proves in DNS that the domain belongs to the company. */
  record: z.object({ name: z.string(), value: z.string() }),
});

export type CompanyDomain = z.infer<typeof companyDomainSchema>;

const companyDomainsSchema = z.object({
  /** True when the files of the company decide its settings: nobody changes them on a screen. */
  isReadOnly: z.boolean(),
  /** Domain that links and mails name, and its address. */
  main: z.object({ host: z.string(), address: z.string() }),
  /** Further domains that the installation gave the company. */
  given: z.array(z.object({ host: z.string(), address: z.string() })),
  /** Domains that the company has claimed on this screen. */
  domains: z.array(companyDomainSchema),
});

export type CompanyDomains = z.infer<typeof companyDomainsSchema>;

export const listCompanyDomains = defineAdminEndpoint({
  id: 'admin.list-company-domains',
  method: 'GET',
  path: '/admin/company/domains',
  right: 'company.edit',
  summary: 'Domínios da empresa',
  reply: companyDomainsSchema,
});

/** Claims a domain. The portal answers to it once the proof is found in DNS. */
export const addCompanyDomain = defineAdminEndpoint({
  id: 'admin.add-company-domain',
  method: 'POST',
  path: '/admin/company/domains',
  right: 'company.edit',
  summary: 'Adiciona um domínio',
  body: z.object({ host: z.string().check(z.trim(), z.minLength(1, 'Informe o domínio.'), z.maxLength(300)) }),
  reply: z.object({ success: z.literal(true), host: z.string() }),
  errors: {
    'request.invalid': 400,
    'admin.files-govern': 409,
    'admin.domain-held': 409,
    'admin.domain-taken': 409,
    'admin.too-many-domains': 409,
  },
});

const domainParams = z.object({ host: z.string().check(z.minLength(1), z.maxLength(253)) });

/** Looks for the proof in DNS. The portal answers to the domain from then on. */
export const checkCompanyDomain = defineAdminEndpoint({
  id: 'admin.check-company-domain',
  method: 'POST',
  path: '/admin/company/domains/:host/check',
  right: 'company.edit',
  summary: 'Verifica um domínio no DNS',
  params: domainParams,
  body: z.object({}),
  reply: z.object({ success: z.literal(true), domain: companyDomainSchema }),
  errors: { 'not-found': 404, 'admin.files-govern': 409, 'identity.too-many-attempts': 429 },
});

/** Removes a claimed domain in the version that was read. The portal does not answer to it any more. */
export const removeCompanyDomain = defineAdminEndpoint({
  id: 'admin.remove-company-domain',
  method: 'DELETE',
  path: '/admin/company/domains/:host',
  right: 'company.edit',
  summary: 'Remove um domínio',
  params: domainParams,
  query: z.object({ version: z.string() }),
  reply: doneSchema,
  errors: { ...saveErrors, 'not-found': 404, 'admin.files-govern': 409 },
});
