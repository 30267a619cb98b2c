import { queryKeyOf, useQueryClient } from 'shared-kit/api';
import type { Endpoint } from 'shared-kit/contracts/core';

/** Asks these endpoints anew for what is shown, since a page may stay open for longer than its links are good. Settles when they have answered. */
export function useNewLinks(...endpoints: readonly Endpoint[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint) })));
}
