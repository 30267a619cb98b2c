import { useState } from 'react';
import { adminPersonPath, listAuditActs } from '@shared-kit/contracts/admin';
import type { AuditAct } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { EmptyState, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { NewerOlder } from '../../lib/newer-older.tsx';
import type { NewestFirstPlace } from '../../lib/newer-older.tsx';
import { labels } from './labels.ts';
import styles from './audit-log.module.css';

/** Log of changes: of the company, or of one person. */
export function AuditLog({ idPerson }: { idPerson?: number }) {
  const [place, setPlace] = useState<NewestFirstPlace>({});
  const query = useQuery({
    ...apiQueryOptions(listAuditActs, { query: { ...place, ...(idPerson === undefined ? {} : { idPerson }) } }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={10} />}
      isEmpty={({ acts }) => acts.length === 0}
      empty={<EmptyState icon={<Icon name="history" size={28} />} title={labels.none} description={labels.noneHint} />}
    >
      {({ acts, places }) => (
        <Stack>
          <ol className={styles.list} aria-label={labels.list}>
            {acts.map((act) => (
              <AuditActRow key={act.idAct} act={act} isOfPerson={idPerson !== undefined} />
            ))}
          </ol>
          <NewerOlder places={places} onGo={setPlace} />
        </Stack>
      )}
    </QueryStates>
  );
}

function AuditActRow({ act, isOfPerson }: { act: AuditAct; isOfPerson: boolean }) {
  const { subject } = act;
  return (
    <li className={styles.act}>
      <p className={styles.what}>
        <strong>{act.summary}</strong>
        {subject && !isOfPerson && (
          <>
            {': '}
            {subject.kind === 'person' ? <Link to={adminPersonPath(subject.id)}>{subject.name}</Link> : subject.name}
          </>
        )}
      </p>
      <p className={styles.who}>
        {formatDateTime(act.at)} {labels.by(act.actorName)}
      </p>
      {act.changes.length > 0 && (
        <dl className={styles.changes}>
          {act.changes.map(({ field, before, after }) => (
            <div key={`${field} ${before} ${after}`}>
              <dt>{labels.fields[field] ?? field}</dt>
              <dd>{labels.change(before, after)}</dd>
            </div>
          ))}
        </dl>
      )}
      {act.reason !== '' && <p className={styles.who}>{labels.reason(act.reason)}</p>}
    </li>
  );
}
