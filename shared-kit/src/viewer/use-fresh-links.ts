import { queryKeyOf, useQueryClient } from 'shared-kit/api';
import { findContent, listJourneyParts } from 'shared-kit/contracts/content';
import type { Endpoint } from 'shared-kit/contracts/core';
import { getStudentContent } from 'shared-kit/contracts/learning';

/** Every call that gives a content to its viewer. */
const contentCalls: readonly Endpoint[] = [findContent, listJourneyParts, getStudentContent];

/**
 * Returns a function that reads the content that is shown once more, so that a further try is made with a fresh link: links to media expire
 * while a page stays open. It settles when the server has answered.
 * @param endpoints the calls that gave what is shown; those of the content viewer by default.
 */
export function useFreshLinks(endpoints: readonly Endpoint[] = contentCalls): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint) })));
}
