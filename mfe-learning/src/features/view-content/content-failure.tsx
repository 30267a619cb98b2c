import type { ApiError } from 'shared-kit/api';
import { Button, EmptyState, ErrorState, Icon, PageContainer } from 'shared-kit/ui';
import { labels } from './labels.ts';

/** A content that the server does not give: locked, gone, or out of reach. */
export function ContentFailure({ error, backTo, onRetry }: { error: ApiError; backTo: string; onRetry: () => void }) {
  return (
    <PageContainer>
      {error.status === 403 ? (
        <EmptyState isPage icon={<Icon name="lock" size={28} />} title={labels.lockedTitle} description={error.message} action={<Button to={backTo}>{labels.backToTraining}</Button>} />
      ) : error.status === 404 ? (
        <EmptyState isPage icon={<Icon name="file" size={28} />} title={labels.notFound} action={<Button to="/">{labels.home}</Button>} />
      ) : (
        <ErrorState isPage description={error.message} onRetry={onRetry} />
      )}
    </PageContainer>
  );
}
