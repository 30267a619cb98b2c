import { useApiQuery } from '@shared-kit/runtime/api';
import { TEAMS_PAGE_SIZE, listTeams } from '@shared-kit/contracts/learning';

/** Loads the classes of a training that have not ended. */
export function useTeams(nodeCode: string) {
  return useApiQuery(
    listTeams,
    { query: { nodeCode, limit: TEAMS_PAGE_SIZE, onlyAvailable: 'true' } },
    { staleTime: 0 },
  );
}
