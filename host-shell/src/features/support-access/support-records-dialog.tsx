import { useState } from 'react';
import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { listSupportRecords } from '@shared-kit/contracts/identity';
import type { SupportRecord } from '@shared-kit/contracts/identity';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Badge, EmptyState, Icon, Pagination, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import styles from './support-records.module.css';

const recordsPerPage = 10;

/** Decision 9: shows the person who entered as them, when, why, and what they did. */
export function SupportRecordsDialog({ onClose }: { onClose(): void }): ReactNode {
  const { idUser } = useActiveSession().viewer;
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listSupportRecords,
    { params: { idUser }, query: { offset: (page - 1) * recordsPerPage, limit: recordsPerPage } },
    { staleTime: 0, gcTime: 0 },
  );
  return (
    <Dialog isOpen title={labels.records.title} description={labels.records.help} size="medium" onClose={onClose}>
      <QueryStates
        query={query}
        skeleton={[0, 1].map((row) => (
          <Skeleton key={row} height="5rem" />
        ))}
        isEmpty={({ accesses }) => accesses.length === 0}
        empty={<EmptyState size="compact" icon={<Icon name="shield-check" size={28} />} title={labels.records.empty} />}
      >
        {({ accesses, totalRecords }) => (
          <Stack gap={4}>
            <ul role="list" className={styles.records}>
              {accesses.map((record) => (
                <RecordItem key={record.idSupportAccess} record={record} />
              ))}
            </ul>
            <Pagination page={page} pageCount={Math.ceil(totalRecords / recordsPerPage)} onPageChange={setPage} />
          </Stack>
        )}
      </QueryStates>
    </Dialog>
  );
}

function RecordItem({ record }: { readonly record: SupportRecord }): ReactNode {
  const { actorName, startedAt, endedAt, reason, actions } = record;
  return (
    <li className={styles.record}>
      <p className={styles.who}>
        {actorName}
        {endedAt === null && <Badge tone="warning">{labels.records.open}</Badge>}
      </p>
      <p className={styles.when}>
        {formatDateTime(startedAt)}
        {endedAt !== null && ` – ${formatDateTime(endedAt)}`}
      </p>
      <p>
        {labels.records.reason}: {reason === '' ? labels.records.noReason : reason}
      </p>
      {actions.length === 0 ? (
        <p className={styles.when}>{labels.records.nothing}</p>
      ) : (
        <details>
          <summary className={styles.summary}>{labels.records.actions(actions.length)}</summary>
          <ol role="list" className={styles.actions}>
            {actions.map((action) => (
              <li key={action.idSupportAction}>
                <span className={styles.when}>{formatDateTime(action.at)}</span> {action.action}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
