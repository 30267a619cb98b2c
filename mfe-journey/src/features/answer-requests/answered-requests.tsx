import { useState } from 'react';
import { APPROVALS_PAGE_SIZE } from '@shared-kit/contracts/learning';
import { formatDate } from '@shared-kit/contracts/calendar';
import { EmptyState, Icon, Pagination, QueryStates, SkeletonText, Stack, Status } from '@shared-kit/ui';
import { usePageCount } from '../../lib/use-page-count.ts';
import styles from './answer-requests.module.css';
import { useTeamRequests } from './approvals.queries.ts';
import { labels } from './labels.ts';
import { RequestCard } from './request-card.tsx';

/** List of the answered requests, newest answer first, with who answered and why. */
export function AnsweredRequests() {
  const [page, setPage] = useState(1);
  const query = useTeamRequests({ page, isAnswered: true });
  const pageCount = usePageCount(query, { page, pageSize: APPROVALS_PAGE_SIZE, setPage });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ totalRecords }) => totalRecords === 0}
      empty={<EmptyState icon={<Icon name="list-checks" size={28} />} title={labels.noneAnswered} />}
    >
      {({ result }) => (
        <Stack gap={4}>
          <ul className={styles.list} aria-label={labels.tabs.answered}>
            {result.map((request) => (
              <RequestCard key={request.idEnrollmentRequest} request={request}>
                <div className={styles.answer}>
                  <Status
                    tone={request.status === 'APPROVED' ? 'success' : 'danger'}
                    icon={<Icon name={request.status === 'APPROVED' ? 'check-circle' : 'x-circle'} size={16} />}
                  >
                    {labels.status[request.status]}
                  </Status>
                  {request.statusDate !== null && (
                    <span className={styles.details}>
                      {labels.answeredOn(formatDate(request.statusDate), request.answeredBy)}
                    </span>
                  )}
                  {request.reason !== '' && <span className={styles.reason}>{request.reason}</span>}
                </div>
              </RequestCard>
            ))}
          </ul>
          <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
        </Stack>
      )}
    </QueryStates>
  );
}
