import type { AdminRequest } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { RowControls } from './waiting-list.tsx';
import { WaitingRow } from './waiting-row.tsx';
import styles from './inbox.module.css';

/** One request: who, for what, the seats that are left, and what would refuse an approval. */
export function RequestRow({ request, controls }: { request: AdminRequest; controls: RowControls }) {
  const { person, title, teamName, seatsLeft, missing, createdAt } = request;
  return (
    <WaitingRow person={person} title={title} words={labels.requests} controls={controls}>
      <span className={styles.text}>
        <span>{title}</span>
        <span className={styles.quiet}>
          {teamName} · {formatDate(createdAt)}
        </span>
        {missing.length > 0 && (
          <Status tone="warning" icon={<Icon name="warning" size={16} />}>
            {labels.missing(missing)}
          </Status>
        )}
      </span>
      <span className={styles.seats}>
        {seatsLeft === 0 ? (
          <Status tone="danger" icon={<Icon name="alert-circle" size={16} />}>
            {labels.seats(seatsLeft)}
          </Status>
        ) : (
          labels.seats(seatsLeft)
        )}
      </span>
    </WaitingRow>
  );
}
