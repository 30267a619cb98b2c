import { ApiError, apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { openAssessment } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { FrameViewer } from '@shared-kit/media/player';
import { Button, EmptyState, PageHeader, QueryStates, Skeleton } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './assessment-screen.module.css';

/** Section type 43: the person's own assessment, at the address that the service returns (A2s-39, A7m-14). */
export function AssessmentScreen({ section: { idSection, menuOption } }: { section: MenuSection }) {
  // The address is valid for one visit: it is requested when the section opens and never during the assessment.
  const query = useQuery({
    ...apiQueryOptions(openAssessment, { params: { idSection } }),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const { error } = query;
  if (error instanceof ApiError && error.code === 'content.email-unconfirmed') return <Unconfirmed error={error} />;
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <QueryStates
        query={query}
        skeleton={<Skeleton width="100%" height="60dvh" />}
        isEmpty={({ success }) => !success}
        empty={<NoAssessment isBusy={query.isFetching} onRetry={() => void query.refetch()} />}
      >
        {({ url }) => (
          <div className={styles.frame}>
            <FrameViewer src={url} title={labels.frame(menuOption.text)} />
          </div>
        )}
      </QueryStates>
    </>
  );
}

/** Says that the service knows people by an e-mail that this person has not confirmed yet. */
function Unconfirmed({ error }: { error: ApiError }) {
  return (
    <EmptyState
      title={labels.unconfirmed}
      description={error.message}
      action={<Button to="/perfil">{labels.profile}</Button>}
    />
  );
}

/** Renders the empty screen for a call without success (A8-19). */
function NoAssessment({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      title={labels.empty}
      description={labels.emptyText}
      action={
        <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
          {labels.retry}
        </Button>
      }
    />
  );
}
