import type { ReactNode } from 'react';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import { descriptionOf } from './failure.rules.ts';
import { OfflineState } from './offline-state.tsx';
import { ErrorState } from './states.tsx';
import { useRetryUntilReached } from './use-retry-until-reached.ts';

/** Members of a query that its screen depends on; the result of `useApiQuery` matches. */
export interface QueryLike<Data> {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
  isFetching?: boolean;
  /** 'paused' while a query waits for the network before its first request. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
}

/** Props of `QueryStates`. */
export interface QueryStatesProps<Data> {
  query: QueryLike<Data>;
  /** Placeholder in the shape of the data. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Content of the empty state, usually an EmptyState. */
  empty?: ReactNode;
  /** Title of the error; a general one by default. */
  errorTitle?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the four states of loaded data. Data stays visible when a later refetch fails. Data that is missing because the
 * device is offline shows that instead, and loads by itself once the network is back.
 */
export function QueryStates<Data>({ query, skeleton, isEmpty, empty, errorTitle, children }: QueryStatesProps<Data>) {
  const { data } = query;
  useRetryUntilReached({
    // Offline, the state that stands in its place waits for the network.
    isFailed: query.status === 'error' && !query.isFetching && !isWithoutNetwork(query),
    error: query.error,
    retry: query.refetch,
  });
  if (data !== undefined) {
    return <>{isEmpty?.(data) ? empty : children(data)}</>;
  }
  if (isWithoutNetwork(query)) return <OfflineState onRetry={query.refetch} isRetrying={query.isFetching ?? false} />;
  if (query.status === 'error') {
    return (
      <ErrorState
        {...(errorTitle === undefined ? {} : { title: errorTitle })}
        error={query.error}
        description={descriptionOf(query.error)}
        isRetrying={query.isFetching ?? false}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <SkeletonGroup>{skeleton}</SkeletonGroup>;
}

/** Returns true when the data is missing because the device has no network. */
function isWithoutNetwork<Data>({ status, fetchStatus }: QueryLike<Data>): boolean {
  return fetchStatus === 'paused' || (status === 'error' && !navigator.onLine);
}
