import { useApiQuery } from 'shared-kit/api';
import { listContent } from 'shared-kit/contracts/content';
import { HOUR_MS } from 'shared-kit/contracts/calendar';

/** Links to files are good for six hours at least: a list that has them is asked for anew by who comes back to it later than this. Milliseconds. */
export const LINKS_FRESH_MS = 4 * HOUR_MS;

/** A section's items, all at once. */
export function useSectionItems(idSection: number) {
  return useApiQuery(listContent, { params: { idSection } }, { staleTime: LINKS_FRESH_MS });
}
