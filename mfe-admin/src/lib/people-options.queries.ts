import { listPeopleOptions } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';

/** Departments and groups in reach, for filters. */
export function usePeopleOptions() {
  return useApiQuery(listPeopleOptions, {}, { staleTime: 30_000 });
}
