import { adminAuditBatchPath, adminPersonPath } from '@shared-kit/contracts/admin';
import type { AuditAct } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import { labels } from './labels.ts';
import styles from './audit-log.module.css';

interface AuditActsProps {
  readonly acts: readonly AuditAct[];
  /** Leaves out the parts that all entries share. */
  readonly shared: 'person' | 'batch' | undefined;
}

/** Entries of the log, newest first. */
export function AuditActs({ acts, shared }: AuditActsProps) {
  return (
    <ol className={styles.list} aria-label={labels.list}>
      {acts.map((act) => (
        <AuditActRow key={act.idAct} act={act} shared={shared} />
      ))}
    </ol>
  );
}

function AuditActRow({ act, shared }: { act: AuditAct } & Pick<AuditActsProps, 'shared'>) {
  const { subject, onBehalfOf } = act;
  return (
    <li className={styles.act}>
      <p className={styles.what}>
        <strong>{act.summary}</strong>
        {subject && shared !== 'person' && (
          <>
            {': '}
            {subject.kind === 'person' ? <Link to={adminPersonPath(subject.id)}>{subject.name}</Link> : subject.name}
          </>
        )}
      </p>
      <p className={styles.who}>
        {formatDateTime(act.at)} {labels.by(act.actorName)}
        {onBehalfOf && ` ${labels.onBehalfOf(onBehalfOf.name)}`}
      </p>
      {act.changes.length > 0 && (
        <dl className={styles.changes}>
          {act.changes.map(({ field, title, before, after }) => (
            <div key={`${field} ${before} ${after}`}>
              <dt>{title}</dt>
              <dd>{labels.change(before, after)}</dd>
            </div>
          ))}
        </dl>
      )}
      {act.reason !== '' && <p className={styles.who}>{labels.reason(act.reason)}</p>}
      {act.batchSize > 1 && shared !== 'batch' && (
        <p className={styles.who}>
          <Link to={adminAuditBatchPath(act.requestId)}>{labels.batchLink(act.batchSize)}</Link>
        </p>
      )}
    </li>
  );
}
