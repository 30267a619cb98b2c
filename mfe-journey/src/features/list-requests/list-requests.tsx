import { useState } from 'react';
import { REQUESTS_PAGE_SIZE } from '@shared-kit/contracts/learning';
import type { EnrollmentRequest, EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import { formatDate } from '@shared-kit/contracts/calendar';
import { useSearchParams } from '@shared-kit/runtime/router';
import { Stack } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { RequestStatusMark, TitleCell } from '../../lib/status-list/request-cells.tsx';
import styles from '../../lib/row-actions/row-actions.module.css';
import { StatusList } from '../../lib/status-list/status-list.tsx';
import { useStatusPages } from '../../lib/status-list/use-status-pages.ts';
import { labels } from './labels.ts';
import { RequestActions } from './request-actions.tsx';
import type { RequestActionsProps } from './request-actions.tsx';
import { RequestDialogs } from './request-dialogs.tsx';
import type { RequestQuestion } from './request-dialogs.tsx';
import { choiceOf, requestChoice } from './request-filter.rules.ts';
import { useRequests } from './requests.queries.ts';

function columns(actions: Omit<RequestActionsProps, 'request'>): TableColumn<EnrollmentRequest>[] {
  return [
    {
      key: 'title',
      header: labels.columns.title,
      isTitle: true,
      cell: ({ title, teamName }) => <TitleCell title={title} below={teamName} />,
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
      cell: ({ status }) => <RequestStatusMark status={status} text={labels.status[status]} />,
    },
    {
      key: 'actions',
      header: labels.columns.actions,
      align: 'end',
      cell: (request) => (
        <div className={styles.actions}>
          <RequestActions request={request} {...actions} />
        </div>
      ),
    },
  ];
}

/** List of the person's enrolment requests and their status. The address can ask for statuses. */
export function ListRequests() {
  const [search] = useSearchParams();
  const status = search.get('status');
  return <Requests key={status} first={choiceOf(status)} />;
}

function Requests({ first }: { readonly first: readonly EnrollmentRequestStatus[] }) {
  const pages = useStatusPages(first);
  const [question, setQuestion] = useState<RequestQuestion>();
  const actions = {
    onShowReason: (request: EnrollmentRequest) => setQuestion({ kind: 'reason', request }),
    onCancel: (request: EnrollmentRequest) => setQuestion({ kind: 'cancel', request }),
  };
  return (
    <Stack gap={6}>
      <StatusList
        choice={requestChoice}
        pages={pages}
        query={useRequests(pages.chosen, pages.page)}
        pageSize={REQUESTS_PAGE_SIZE}
        labels={labels}
        emptyIcon="list-checks"
        columns={columns(actions)}
        rowKey={({ idEnrollmentRequest }) => idEnrollmentRequest}
      />
      <RequestDialogs question={question} onClose={() => setQuestion(undefined)} onCanceled={() => pages.setPage(1)} />
    </Stack>
  );
}
