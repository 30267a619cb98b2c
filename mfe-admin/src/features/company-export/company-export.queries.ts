import {
  downloadCompanyExport,
  listAuditActs,
  listCompanyExports,
  startCompanyExport,
} from '@shared-kit/contracts/admin';
import { apiQueryOptions, call, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { JOB_POLL_MS } from '../../lib/jobs.queries.ts';

/** Reads the exports, and reads them again while one works. */
export function useCompanyExports() {
  return useQuery({
    ...apiQueryOptions(listCompanyExports, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.exports.some((one) => one.state === 'working') ? JOB_POLL_MS : false),
  });
}

export function useRefreshExports() {
  const invalidate = useInvalidate();
  return () => invalidate(listCompanyExports, listAuditActs);
}

export async function startExport(password: string): Promise<void> {
  await call(startCompanyExport, { body: { password } });
}

/** Returns the address of the file, which opens for some minutes. */
export async function addressOfExport(idExport: number, password: string): Promise<string> {
  return (await call(downloadCompanyExport, { params: { idExport }, body: { password } })).address;
}
