import { useApiQuery } from '@shared-kit/runtime/api';
import { listContent } from '@shared-kit/contracts/content';
import { HOUR_MS } from '@shared-kit/contracts/calendar';

/**
 * Time in milliseconds after which a list is refetched on return: its links to files are valid for at least six hours.
 */
export const LINKS_FRESH_MS = 4 * HOUR_MS;

/** Loads all items of a section at once. */
export function useSectionItems(idSection: number) {
  return useApiQuery(listContent, { params: { idSection } }, { staleTime: LINKS_FRESH_MS });
}
