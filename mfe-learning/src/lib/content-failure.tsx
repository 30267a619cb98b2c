import type { ApiError } from '@shared-kit/runtime/api';
import { Button, EmptyState, ErrorState, Icon, PageContainer } from '@shared-kit/ui';
import { viewerLabels } from './viewer-labels.ts';

interface ContentFailureProps {
  readonly error: ApiError;
  readonly backTo: string;
  readonly onRetry: () => void;
  /** Kind of page that was not found. */
  readonly kind?: 'content' | 'training';
}

const missing = {
  content: { icon: 'file', title: viewerLabels.notFound },
  training: { icon: 'training', title: viewerLabels.trainingNotFound },
} as const;

/** Renders the error of what the server does not return: locked, deleted or not accessible. */
export function ContentFailure({ error, backTo, onRetry, kind = 'content' }: ContentFailureProps) {
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
          icon={<Icon name={missing[kind].icon} size={28} />}
          title={missing[kind].title}
          action={<Button to="/">{viewerLabels.home}</Button>}
        />
      ) : (
        <ErrorState isPage title={viewerLabels.failed} description={error.message} error={error} onRetry={onRetry} />
      )}
    </PageContainer>
  );
}
