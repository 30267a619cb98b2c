import type { AdminMessage } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { RowControls } from './waiting-list.tsx';
import { WaitingRow } from './waiting-row.tsx';
import styles from './inbox.module.css';

/** One reported message of a chat: who wrote what, in which room, and what the reports say. */
export function MessageRow({ message, controls }: { message: AdminMessage; controls: RowControls }) {
  const { author, text, roomName, at, reports } = message;
  return (
    <WaitingRow person={author} title={roomName} words={labels.messages} controls={controls}>
      <span className={styles.text}>
        <span className={styles.quote}>{text}</span>
        <span className={styles.quiet}>
          {roomName} · {formatDateTime(at)}
        </span>
        <Status tone="warning" icon={<Icon name="flag" size={16} />}>
          {labels.reports(reports.length)}
        </Status>
        {reports.map(({ reason, note }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- reports have no id, and their order never changes
          <span key={index} className={styles.quiet}>
            {labels.reportOf(labels.reportReasons[reason], note)}
          </span>
        ))}
      </span>
    </WaitingRow>
  );
}
