import { useState } from 'react';
import { REQUESTS_PAGE_SIZE } from '@shared-kit/contracts/learning';
import type { EnrollmentRequest, EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import { formatDate } from '@shared-kit/contracts/calendar';
import {
  Button,
  EmptyState,
  Icon,
  Pagination,
  QueryStates,
  SkeletonText,
  Stack,
  Status,
  Table,
  VisuallyHidden,
} from '@shared-kit/ui';
import type { IconName, TableColumn } from '@shared-kit/ui';
import { StatusFilter } from '../../lib/status-filter/status-filter.tsx';
import { usePageCount } from '../../lib/use-page-count.ts';
import { labels } from './labels.ts';
import styles from './list-requests.module.css';
import { RequestActions } from './request-actions.tsx';
import type { RequestActionsProps } from './request-actions.tsx';
import { RequestDialogs } from './request-dialogs.tsx';
import type { RequestQuestion } from './request-dialogs.tsx';
import { filterStatuses, firstChoice, hasAll, requestChoice } from './request-filter.rules.ts';
import { useRequests } from './requests.queries.ts';

const appearances: Readonly<
  Record<EnrollmentRequestStatus, { tone: 'success' | 'danger' | 'warning' | 'neutral'; icon: IconName }>
> = {
  APPROVED: { tone: 'success', icon: 'check-circle' },
  DENIED: { tone: 'danger', icon: 'x-circle' },
  PENDING: { tone: 'warning', icon: 'hourglass' },
  CANCELED: { tone: 'neutral', icon: 'circle' },
};

function columns(actions: Omit<RequestActionsProps, 'request'>): TableColumn<EnrollmentRequest>[] {
  return [
    {
      key: 'title',
      header: labels.columns.title,
      isTitle: true,
      cell: ({ title, teamName }) => (
        <>
          {title}
          <span className={styles.class}>{teamName}</span>
        </>
      ),
    },
    { key: 'requested', header: labels.columns.requested, cell: ({ creationDate }) => formatDate(creationDate) },
    // Only an approval has an approval date.
    {
      key: 'approved',
      header: labels.columns.approved,
      cell: ({ status, statusDate }) =>
        status === 'APPROVED' && statusDate !== null ? formatDate(statusDate) : labels.none,
    },
    {
      key: 'status',
      header: labels.columns.status,
      cell: ({ status }) => (
        <Status tone={appearances[status].tone} icon={<Icon name={appearances[status].icon} size={16} />}>
          {labels.status[status]}
        </Status>
      ),
    },
    {
      key: 'actions',
      header: labels.columns.actions,
      align: 'end',
      cell: (request) => <RequestActions request={request} {...actions} />,
    },
  ];
}

/** List of the person's enrolment requests and their status. */
export function ListRequests() {
  const [chosen, setChosen] = useState(firstChoice);
  const [page, setPage] = useState(1);
  const [question, setQuestion] = useState<RequestQuestion>();
  const query = useRequests(chosen, page);
  const pageCount = usePageCount(query, { page, pageSize: REQUESTS_PAGE_SIZE, setPage });
  const choose = (next: readonly EnrollmentRequestStatus[]) => {
    setChosen(next);
    setPage(1);
  };
  const actions = {
    onShowReason: (request: EnrollmentRequest) => setQuestion({ kind: 'reason', request }),
    onCancel: (request: EnrollmentRequest) => setQuestion({ kind: 'cancel', request }),
  };
  return (
    <Stack gap={6}>
      <StatusFilter choice={requestChoice} labels={labels} chosen={chosen} onChange={choose} />
      <VisuallyHidden>
        <span role="status">{query.data ? labels.found(query.data.totalRecords) : ''}</span>
      </VisuallyHidden>
      <QueryStates
        query={query}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ totalRecords }) => totalRecords === 0}
        empty={
          <EmptyState
            icon={<Icon name="list-checks" size={28} />}
            title={labels.empty}
            {...(hasAll(chosen)
              ? {}
              : {
                  description: labels.emptyHint,
                  action: (
                    <Button variant="secondary" onClick={() => choose(filterStatuses)}>
                      {labels.showAll}
                    </Button>
                  ),
                })}
          />
        }
      >
        {({ result }) => (
          <>
            <Table
              caption={labels.caption}
              columns={columns(actions)}
              rows={result}
              rowKey={({ idEnrollmentRequest }) => idEnrollmentRequest}
            />
            <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
          </>
        )}
      </QueryStates>
      <RequestDialogs question={question} onClose={() => setQuestion(undefined)} onCanceled={() => setPage(1)} />
    </Stack>
  );
}
