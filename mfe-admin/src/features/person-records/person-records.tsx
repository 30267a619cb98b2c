import { readPersonRecords } from '@shared-kit/contracts/admin';
import type { PersonErrorRecord, SentMail } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Card, CardHeader, EmptyState, Icon, QueryStates, SkeletonText, Stack, Status, Table } from '@shared-kit/ui';
import { numbered } from '../../lib/numbered.rules.ts';
import { labels } from './labels.ts';
import styles from './person-records.module.css';

/** Mails that a person was sent and errors that they met: what an administrator needs to help somebody who is stuck. */
export function PersonRecords({ idPerson }: { idPerson: number }) {
  const query = useApiQuery(readPersonRecords, { params: { idPerson } }, { staleTime: 0 });
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={8} />}>
      {({ mails, errors }) => (
        <Stack>
          <Card>
            <CardHeader title={labels.mails} description={labels.mailsHint} />
            <Mails mails={mails} />
          </Card>
          <Card>
            <CardHeader title={labels.errors} description={labels.errorsHint} />
            <Errors errors={errors} />
          </Card>
        </Stack>
      )}
    </QueryStates>
  );
}

function Mails({ mails }: { mails: readonly SentMail[] }) {
  if (mails.length === 0)
    return (
      <EmptyState
        size="compact"
        icon={<Icon name="mail" size={28} />}
        title={labels.noMails}
        description={labels.noMailsHint}
      />
    );
  return (
    <Table
      caption={labels.mails}
      rows={numbered(mails)}
      rowKey={({ number }) => number}
      columns={[
        { key: 'subject', header: labels.mailColumns.subject, isTitle: true, cell: ({ subject }) => subject },
        { key: 'state', header: labels.mailColumns.state, cell: (mail) => <MailState mail={mail} /> },
        {
          key: 'triedAt',
          header: labels.mailColumns.triedAt,
          cell: ({ triedAt }) => formatDateTime(triedAt),
        },
      ]}
    />
  );
}

function MailState({ mail: { state, error, attempts } }: { mail: SentMail }) {
  if (state === 'sent')
    return (
      <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
        {labels.sent}
      </Status>
    );
  return (
    <span className={styles.entry}>
      <Status tone="danger" icon={<Icon name="alert-circle" size={16} />}>
        {labels.failed} · {labels.tries(attempts)}
      </Status>
      <span className={styles.detail}>{error}</span>
    </span>
  );
}

function Errors({ errors }: { errors: readonly PersonErrorRecord[] }) {
  if (errors.length === 0)
    return (
      <EmptyState
        size="compact"
        icon={<Icon name="check-circle" size={28} />}
        title={labels.noErrors}
        description={labels.noErrorsHint}
      />
    );
  return (
    <Table
      caption={labels.errors}
      rows={numbered(errors)}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'what',
          header: labels.errorColumns.what,
          isTitle: true,
          cell: ({ kind, message }) => (
            <span className={styles.entry}>
              {labels.kinds[kind]}
              <span className={styles.detail}>{message}</span>
            </span>
          ),
        },
        { key: 'remote', header: labels.errorColumns.remote, cell: ({ remote }) => remote || labels.nothing },
        {
          key: 'code',
          header: labels.errorColumns.code,
          cell: ({ code }) => (code === '' ? labels.nothing : <code className={styles.code}>{code}</code>),
        },
        {
          key: 'happenedAt',
          header: labels.errorColumns.happenedAt,
          cell: ({ happenedAt }) => formatDateTime(happenedAt),
        },
      ]}
    />
  );
}
