import { readOwnAccess } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';

/** Reads what the person may do. It is read again on every page, because a role may have been taken. */
export function useOwnAccess() {
  return useApiQuery(readOwnAccess, {}, { staleTime: 10_000 });
}
