import type { ApiError } from '@shared-kit/runtime/api';
import { catalogPath, levelPath } from '@shared-kit/contracts/learning';
import type { Lock } from '@shared-kit/contracts/learning';
import { Button, EmptyState, ErrorState, Icon, PageContainer } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Renders the error of a level that the server does not open: locked, deleted or not accessible. */
export function LevelFailure({
  error,
  idEnrollment,
  onRetry,
}: {
  error: ApiError;
  idEnrollment: number;
  onRetry: () => void;
}) {
  return (
    <PageContainer>
      {error.status === 403 ? (
        <EmptyState
          isPage
          icon={<Icon name="lock" size={28} />}
          title={labels.lockedTitle}
          description={error.message}
          action={<Button to={levelPath(idEnrollment)}>{labels.backToTraining}</Button>}
        />
      ) : error.status === 404 ? (
        <EmptyState
          isPage
          icon={<Icon name="training" size={28} />}
          title={labels.notFound}
          action={<Button to="/">{labels.home}</Button>}
        />
      ) : (
        <ErrorState isPage title={labels.unexpected} description={error.message} error={error} onRetry={onRetry} />
      )}
    </PageContainer>
  );
}

/** Shows why the whole training is closed; an expired training can be taken again. */
export function ClosedNotice({ lock, nodeCode }: { lock: Lock; nodeCode: string | null }) {
  return (
    <EmptyState
      icon={<Icon name={lock.reason === 'EXPIRED' ? 'hourglass' : 'lock'} size={28} />}
      title={lock.message}
      {...(lock.reason === 'EXPIRED' && nodeCode !== null
        ? { action: <Button to={catalogPath(nodeCode)}>{labels.enrolAgain}</Button> }
        : {})}
    />
  );
}
