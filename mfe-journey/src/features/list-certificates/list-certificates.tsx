import { certificatePath } from '@shared-kit/contracts/journey';
import type { HistoryRow } from '@shared-kit/contracts/journey';
import { catalogPath } from '@shared-kit/contracts/learning';
import { formatPercent } from '@shared-kit/ui/format';
import { Button, EmptyState, Icon, QueryStates, SkeletonText, Table } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { historyColumns } from '../../lib/history-columns.tsx';
import { useHistory } from '../../lib/journey.queries.ts';
import styles from '../../lib/row-actions/row-actions.module.css';
import { DownloadCertificate } from '../../lib/download-certificate/download-certificate.tsx';
import { labels } from './labels.ts';

const { title, finished, expires } = historyColumns(labels);

const columns: TableColumn<HistoryRow>[] = [
  title,
  finished,
  expires,
  {
    key: 'grade',
    header: labels.columns.grade,
    cell: ({ grade }) => (grade === null ? labels.none : formatPercent(grade)),
    sortValue: ({ grade }) => grade,
  },
  { key: 'actions', header: labels.columns.actions, align: 'end', cell: (row) => <Actions row={row} /> },
];

function Actions({ row }: { row: HistoryRow }) {
  return (
    <div className={styles.actions}>
      {row.renewAt !== null && (
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="refresh" size={18} className={styles.spare} />}
          to={catalogPath(row.renewAt)}
          aria-label={labels.renewOf(row.title)}
        >
          {labels.renew}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="eye" size={18} className={styles.spare} />}
        to={certificatePath(row.idEnrollment)}
        aria-label={labels.viewOf(row.title)}
      >
        {labels.view}
        <span className={styles.spare}>{labels.andShare}</span>
      </Button>
      <DownloadCertificate row={row} />
    </div>
  );
}

/** Table of the finished trainings that have a certificate. */
export function ListCertificates() {
  const query = useHistory({ onlyWithCertificate: true });
  return (
    <QueryStates
      query={query}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={({ history }) => history.length === 0}
      empty={
        <EmptyState icon={<Icon name="certificate" size={28} />} title={labels.empty} description={labels.emptyHint} />
      }
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
