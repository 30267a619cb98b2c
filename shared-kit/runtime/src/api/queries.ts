import {
  QueryClient,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { UseMutationOptions, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from '@shared-kit/contracts/core';
import { retryDecision, retryPlans } from '@shared-kit/contracts/retry';
import type { RetryDecision } from '@shared-kit/contracts/retry';
import { ApiError } from './api-error.ts';
import { call } from './transport.ts';

/** Decides the next step after a failed read. `failures` is the number of failures before this one. */
function decideRead(failures: number, error: unknown): RetryDecision {
  if (!(error instanceof ApiError)) return { kind: 'refused' };
  return retryDecision(error, { attempt: failures + 1, plan: retryPlans.read });
}

/**
 * Creates a query client with the portal's defaults: data is never stale by default (B7.7-14), and failures are retried
 * by the retry policy (contracts/retry).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        retry: (failures, error) => decideRead(failures, error).kind === 'retry',
        retryDelay: (failures, error) => {
          const decision = decideRead(failures, error);
          return decision.kind === 'retry' ? decision.afterMs : 0;
        },
      },
    },
  });
}

/** Returns the query key of a call: `[endpoint id, input]`. `[endpoint.id]` therefore matches every input of it. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, input?: InputOf<E>): readonly unknown[] {
  return input === undefined ? [endpoint.id] : [endpoint.id, input];
}

/** Returns a call as query options, for prefetching and for `useQuery` with more settings. */
export function apiQueryOptions<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>, ApiError>({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

interface ReadOptions {
  readonly enabled?: boolean;
  /** Milliseconds. A function receives the time of the last read. */
  readonly staleTime?: number | ((readAt: number) => number);
  readonly gcTime?: number;
  readonly retry?: number;
  readonly refetchInterval?: number | false;
}

/** Reads a call as a query. It is fetched again when one of its keys is invalidated. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { staleTime, ...options }: ReadOptions = {},
): UseQueryResult<ReplyOf<E>, ApiError> {
  const staleness =
    typeof staleTime === 'function'
      ? ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) => staleTime(state.dataUpdatedAt)
      : staleTime;
  return useQuery({
    ...apiQueryOptions(endpoint, input),
    ...options,
    ...(staleness === undefined ? {} : { staleTime: staleness }),
  });
}

/** Returns a mutation that sends a call: `mutate(input)`. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<ReplyOf<E>, ApiError, InputOf<E>>, 'mutationFn'> = {},
): UseMutationResult<ReplyOf<E>, ApiError, InputOf<E>> {
  return useMutation({ ...options, mutationFn: (input: InputOf<E>) => call(endpoint, input) });
}

/** Returns a function that invalidates every cached reply of the given endpoints. */
export function useInvalidate(): (...endpoints: Endpoint[]) => void {
  const client = useQueryClient();
  return (...endpoints) => {
    for (const endpoint of endpoints) void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  };
}

export { infiniteQueryOptions };
