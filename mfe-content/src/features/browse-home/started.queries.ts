import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { listItemsInProgress } from '@shared-kit/contracts/content';
import { LINKS_FRESH_MS } from '../../lib/section-items.queries.ts';

/**
 * Loads what the person has started. A return to the home shows the cached reply and refetches it, because a training
 * may have been used in between; the addresses of pictures stay the same for hours.
 */
export function useStarted() {
  return useQuery({
    ...apiQueryOptions(listItemsInProgress, {}),
    staleTime: LINKS_FRESH_MS,
    refetchOnMount: 'always',
  });
}
