import type { HistoryRow } from '@shared-kit/contracts/journey';
import { catalogPath, enrollmentStatusLabels, levelPath } from '@shared-kit/contracts/learning';
import { Button, EmptyState, Icon, QueryStates, SkeletonText, Table } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { EnrollmentStatusMark } from '../../lib/enrollment-status.tsx';
import { historyColumns } from '../../lib/history-columns.tsx';
import { useHistory } from '../../lib/journey.queries.ts';
import styles from '../../lib/row-actions/row-actions.module.css';
import { DownloadCertificate } from '../../lib/download-certificate/download-certificate.tsx';
import { labels } from './labels.ts';

const { title, finished, expires } = historyColumns(labels);

const columns: TableColumn<HistoryRow>[] = [
  title,
  {
    key: 'status',
    header: labels.columns.status,
    cell: ({ enrollmentStatus }) => <EnrollmentStatusMark status={enrollmentStatus} />,
    sortValue: ({ enrollmentStatus }) => enrollmentStatusLabels[enrollmentStatus],
  },
  finished,
  expires,
  { key: 'actions', header: labels.columns.actions, align: 'end', cell: (row) => <Actions row={row} /> },
];

function Actions({ row }: { row: HistoryRow }) {
  if (row.canOpen === 0 && row.idCertificate === null && row.enrolAgainAt === null) return labels.none;
  return (
    <div className={styles.actions}>
      {row.canOpen === 1 && (
        <Button
          variant="secondary"
          size="small"
          to={levelPath(row.idEnrollment)}
          aria-label={labels.openTraining(row.title)}
        >
          {labels.open}
        </Button>
      )}
      {row.enrolAgainAt !== null && (
        <Button
          variant="secondary"
          size="small"
          to={catalogPath(row.enrolAgainAt)}
          aria-label={labels.enrolAgainIn(row.title)}
        >
          {labels.enrolAgain}
        </Button>
      )}
      {row.idCertificate !== null && <DownloadCertificate row={row} isCompact />}
    </div>
  );
}

/** Table of all trainings the learner was enrolled in, with any outcome. */
export function ListHistory() {
  const query = useHistory();
  return (
    <QueryStates
      query={query}
      skeleton={<SkeletonText lines={6} />}
      errorTitle={labels.failed}
      isEmpty={({ history }) => history.length === 0}
      empty={<EmptyState icon={<Icon name="history" size={28} />} title={labels.empty} />}
    >
      {({ history }) => (
        <Table
          caption={labels.caption}
          columns={columns}
          rows={history}
          rowKey={({ idEnrollment, idContentItem }) => `${idEnrollment}/${idContentItem ?? ''}`}
          initialSort={{ key: 'finished', direction: 'descending' }}
        />
      )}
    </QueryStates>
  );
}
