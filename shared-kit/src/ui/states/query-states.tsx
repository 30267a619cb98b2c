import type { ReactNode } from 'react';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import { ErrorState } from './states.tsx';

/** The part of a query that its screen depends on; what `useApiQuery` returns fits. */
export interface QueryLike<Data> {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
  isFetching?: boolean;
}

export interface QueryStatesProps<Data> {
  query: QueryLike<Data>;
  /** Shaped like what comes. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What to show when it is empty, usually an EmptyState. */
  empty?: ReactNode;
  /** Title of the error; the general one by default. */
  errorTitle?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The four states of everything that loads. Data that is there stays while a later refetch fails. */
export function QueryStates<Data>({ query, skeleton, isEmpty, empty, errorTitle, children }: QueryStatesProps<Data>) {
  const { data } = query;
  if (data !== undefined) {
    return <>{isEmpty?.(data) ? empty : children(data)}</>;
  }
  if (query.status === 'error') {
    return (
      <ErrorState
        {...(errorTitle === undefined ? {} : { title: errorTitle })}
        isRetrying={query.isFetching ?? false}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <SkeletonGroup>{skeleton}</SkeletonGroup>;
}
