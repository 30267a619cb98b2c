import type { ApiError } from '@shared-kit/runtime/api';
import { ErrorState, PageContainer } from '@shared-kit/ui';

interface PageFailureProps {
  readonly query: { readonly error: ApiError | null; readonly refetch: () => unknown; readonly isFetching: boolean };
}

/** Renders a page of the learning area that failed to load: the server's message and a retry button (B8-01). */
export function PageFailure({ query }: PageFailureProps) {
  return (
    <PageContainer>
      <ErrorState
        isPage
        title="Um problema inesperado ocorreu"
        description={query.error?.message}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </PageContainer>
  );
}
