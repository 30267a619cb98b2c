import { readOwnAttendance } from '@shared-kit/contracts/learning';
import { useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { routeId, useParams, usePageTitle, useSearchParams } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageContainer, PageHeader, QueryStates, SkeletonText } from '@shared-kit/ui';
import { ConfirmAttendance } from '../features/confirm-attendance/confirm-attendance.tsx';
import { labels } from '../features/confirm-attendance/labels.ts';
import styles from '../features/confirm-attendance/confirm-attendance.module.css';

/** Page on which a person confirms that they are at a meeting. */
export function Page() {
  const idMeeting = routeId(useParams()['idMeeting']) ?? 0;
  const [params] = useSearchParams();
  const query = useApiQuery(readOwnAttendance, { params: { idMeeting } }, { staleTime: 0 });
  const invalidate = useInvalidate();
  usePageTitle(labels.title);
  return (
    <PageContainer>
      <div className={styles.page}>
        <PageHeader title={labels.title} />
        {query.error?.status === 404 ? (
          <EmptyState
            icon={<Icon name="calendar" size={28} />}
            title={labels.notFound}
            action={<Button to="/">{labels.home}</Button>}
          />
        ) : (
          <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={6} />}>
            {(own) => (
              <ConfirmAttendance
                idMeeting={idMeeting}
                own={own}
                pin={params.get('pin') ?? ''}
                onConfirmed={() => invalidate(readOwnAttendance)}
              />
            )}
          </QueryStates>
        )}
      </div>
    </PageContainer>
  );
}
