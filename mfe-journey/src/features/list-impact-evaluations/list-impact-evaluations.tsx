import type { QuestionnaireStatus } from '@shared-kit/contracts/evaluations';
import type { ImpactEvaluation } from '@shared-kit/contracts/journey';
import { formatDate } from '@shared-kit/contracts/calendar';
import { EmptyState, Icon, QueryStates, SkeletonText, Status, Table } from '@shared-kit/ui';
import type { IconName, TableColumn } from '@shared-kit/ui';
import { useImpactEvaluations } from '../../lib/impact-evaluations.queries.ts';
import { ImpactActionButton } from './impact-action-button.tsx';
import { labels } from './labels.ts';
import styles from './list-impact-evaluations.module.css';

const appearances: Readonly<Record<QuestionnaireStatus, { tone: 'success' | 'warning' | 'neutral'; icon: IconName }>> =
  {
    PENDING: { tone: 'warning', icon: 'hourglass' },
    FINISHED: { tone: 'success', icon: 'check-circle' },
    EXPIRED: { tone: 'neutral', icon: 'x-circle' },
  };

function columns(isUnsure: boolean): TableColumn<ImpactEvaluation>[] {
  return [
    {
      key: 'title',
      header: labels.columns.title,
      isTitle: true,
      cell: ({ title, learnerName }) => (
        <>
          {title}
          {learnerName !== null && <span className={styles.learner}>{labels.of(learnerName)}</span>}
        </>
      ),
      sortValue: ({ title, learnerName }) => `${title} ${learnerName ?? ''}`,
    },
    {
      key: 'created',
      header: labels.columns.created,
      cell: ({ creationDate }) => formatDate(creationDate),
      sortValue: ({ creationDate }) => creationDate,
    },
    {
      key: 'expires',
      header: labels.columns.expires,
      cell: ({ expirationDate }) => formatDate(expirationDate),
      sortValue: ({ expirationDate }) => expirationDate,
    },
    {
      key: 'status',
      header: labels.columns.status,
      cell: ({ status }) => (
        <Status tone={appearances[status].tone} icon={<Icon name={appearances[status].icon} size={16} />}>
          {labels.status[status]}
        </Status>
      ),
      sortValue: ({ status }) => labels.status[status],
    },
    {
      key: 'actions',
      header: labels.columns.actions,
      align: 'end',
      cell: (evaluation) => <ImpactActionButton evaluation={evaluation} isUnsure={isUnsure} />,
    },
  ];
}

/** List of the impact evaluations of finished trainings: the person's own and those of the people they lead. */
export function ListImpactEvaluations() {
  const query = useImpactEvaluations();
  return (
    <QueryStates
      query={query}
      skeleton={<SkeletonText lines={4} />}
      errorTitle={labels.failed}
      isEmpty={({ impactEvaluations }) => impactEvaluations.length === 0}
      empty={
        <EmptyState icon={<Icon name="certificate" size={28} />} title={labels.empty} description={labels.emptyHint} />
      }
    >
      {({ impactEvaluations }) => (
        <Table
          caption={labels.caption}
          columns={columns(query.isRefetchError)}
          rows={impactEvaluations}
          rowKey={({ idEnrollment, evaluationType }) => `${idEnrollment}/${evaluationType}`}
          initialSort={{ key: 'created', direction: 'descending' }}
        />
      )}
    </QueryStates>
  );
}
