import {
  addCompanyDomain,
  checkCompanyDomain,
  listCompanyDomains,
  removeCompanyDomain,
} from '@shared-kit/contracts/admin';
import type { CompanyDomain } from '@shared-kit/contracts/admin';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';

export function useCompanyDomains() {
  return useApiQuery(listCompanyDomains, {}, { staleTime: 0 });
}

export function useRefreshDomains() {
  const invalidate = useInvalidate();
  return () => invalidate(listCompanyDomains);
}

/** Claims a domain and returns it as the server reads it. */
export async function addDomain(host: string): Promise<string> {
  return (await call(addCompanyDomain, { body: { host } })).host;
}

export async function checkDomain(host: string) {
  return (await call(checkCompanyDomain, { params: { host }, body: {} })).domain;
}

/** Removes a domain in the version that was read. */
export async function removeDomain({ host, version }: CompanyDomain): Promise<void> {
  await call(removeCompanyDomain, { params: { host }, query: { version } });
}
