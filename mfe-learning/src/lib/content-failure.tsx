import type { ApiError } from '@shared-kit/runtime/api';
import { Button, EmptyState, ErrorState, Icon, PageContainer } from '@shared-kit/ui';
import { viewerLabels } from './viewer-labels.ts';

/** Renders the error of a content that the server does not return: locked, deleted or not accessible. */
export function ContentFailure({ error, backTo, onRetry }: { error: ApiError; backTo: string; onRetry: () => void }) {
  return (
    <PageContainer>
      {error.status === 403 ? (
        <EmptyState
          isPage
          icon={<Icon name="lock" size={28} />}
          title={viewerLabels.lockedTitle}
          description={error.message}
          action={<Button to={backTo}>{viewerLabels.backToTraining}</Button>}
        />
      ) : error.status === 404 ? (
        <EmptyState
          isPage
          icon={<Icon name="file" size={28} />}
          title={viewerLabels.notFound}
          action={<Button to="/">{viewerLabels.home}</Button>}
        />
      ) : (
        <ErrorState isPage title={viewerLabels.failed} description={error.message} error={error} onRetry={onRetry} />
      )}
    </PageContainer>
  );
}
