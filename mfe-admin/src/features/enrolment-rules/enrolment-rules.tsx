import { useState } from 'react';
import { adminTrainingEnrolmentsPath } from '@shared-kit/contracts/admin';
import type { EnrolmentRule, RuleFields } from '@shared-kit/contracts/admin';
import { formatDate, formatDateTime } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import {
  Alert,
  Button,
  Cluster,
  EmptyState,
  Icon,
  QueryStates,
  SkeletonText,
  Stack,
  Status,
  Table,
} from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { useRules, useSetPaused } from './rules.queries.ts';
import styles from './enrolment-rules.module.css';

/** List of the rules; creating, editing and pausing them. */
export function EnrolmentRules({ canEdit }: { canEdit: boolean }) {
  const query = useRules();
  const [edited, setEdited] = useState<EnrolmentRule | 'new'>();
  const pause = useSetPaused();
  const create = canEdit && (
    <Button icon={<Icon name="plus" />} onClick={() => setEdited('new')}>
      {labels.create}
    </Button>
  );
  const setPaused = ({ idRule, fields: { name } }: EnrolmentRule, paused: boolean) =>
    pause.mutate(
      { params: { idRule }, body: { paused } },
      {
        onSuccess: () => notify({ kind: 'success', text: (paused ? labels.nowPaused : labels.nowRunning)(name) }),
      },
    );
  return (
    <Stack>
      {create && (query.data?.rules.length ?? 0) > 0 && <Cluster justify="end">{create}</Cluster>}
      {pause.error && <Alert tone="danger" title={pause.error.message} />}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ rules }) => rules.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="filter" size={28} />}
            title={labels.none}
            description={labels.noneHint}
            action={create}
          />
        }
      >
        {({ rules }) => (
          <Table
            caption={labels.caption}
            rows={rules}
            rowKey={({ idRule }) => idRule}
            columns={[
              {
                key: 'name',
                header: labels.columns.name,
                isTitle: true,
                cell: ({ fields }) => (
                  <span className={styles.name}>
                    {fields.name}
                    {fields.reason !== '' && <span className={styles.quiet}>{fields.reason}</span>}
                  </span>
                ),
              },
              {
                key: 'training',
                header: labels.columns.training,
                cell: ({ fields, title }) => <Link to={adminTrainingEnrolmentsPath(fields.idTraining)}>{title}</Link>,
              },
              { key: 'who', header: labels.columns.who, cell: ({ fields }) => conditionWords(fields) },
              { key: 'due', header: labels.columns.due, cell: ({ fields }) => labels.dueDays(fields.dueDays) },
              { key: 'state', header: labels.columns.state, cell: (rule) => <RuleState rule={rule} /> },
              {
                key: 'actions',
                header: labels.columns.actions,
                isHeaderHidden: true,
                align: 'end',
                cell: (rule) =>
                  canEdit && (
                    <Cluster justify="end">
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={(rule.paused ? labels.resumeOne : labels.pauseOne)(rule.fields.name)}
                        onClick={() => setPaused(rule, !rule.paused)}
                      >
                        {rule.paused ? labels.resume : labels.pause}
                      </Button>
                      <Button
                        size="small"
                        variant="secondary"
                        aria-label={labels.editOne(rule.fields.name)}
                        onClick={() => setEdited(rule)}
                      >
                        {labels.edit}
                      </Button>
                    </Cluster>
                  ),
              },
            ]}
          />
        )}
      </QueryStates>
      {edited && <RuleDialog rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
}

function RuleState({ rule: { paused, problem, appliedAt } }: { rule: EnrolmentRule }) {
  const tone = paused ? 'neutral' : problem === '' ? 'success' : 'warning';
  const icon = paused ? 'pause' : problem === '' ? 'check-circle' : 'warning';
  return (
    <span className={styles.name}>
      <Status tone={tone} icon={<Icon name={icon} size={16} />}>
        {paused ? labels.paused : problem === '' ? labels.running : problem}
      </Status>
      {appliedAt !== null && <span className={styles.quiet}>{labels.lastPass(formatDateTime(appliedAt))}</span>}
    </span>
  );
}

/** Returns in words who meets a rule. */
function conditionWords({ departments, groups, since }: RuleFields): string {
  const parts = [
    ...(departments.length > 0 ? [labels.departments(departments)] : []),
    ...(groups.length > 0 ? [labels.groups(groups.length)] : []),
    ...(since === null ? [] : [labels.since(formatDate(`${since} 12:00:00`))]),
  ];
  return parts.length === 0 ? labels.everybody : parts.join('; ');
}
