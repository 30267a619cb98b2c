import { queryKeyOf, useQueryClient } from '@shared-kit/runtime/api';
import { findContent, listItemParts } from '@shared-kit/contracts/content';
import type { Endpoint } from '@shared-kit/contracts/core';
import { getStudentContent } from '@shared-kit/contracts/learning';

/** All calls that load a content item for its viewer. */
const contentCalls: readonly Endpoint[] = [findContent, listItemParts, getStudentContent];

/**
 * Returns a function that reloads the shown content, so that a retry uses a fresh link: media links expire while a page
 * stays open. It settles when the server has answered.
 * @param endpoints calls that loaded the shown content; those of the content viewer by default.
 */
export function useFreshLinks(endpoints: readonly Endpoint[] = contentCalls): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint) })));
}
