import type { AdminComment } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { RowControls } from './waiting-list.tsx';
import { WaitingRow } from './waiting-row.tsx';
import styles from './inbox.module.css';

/** One reported comment: who wrote what, where, and how often it was reported. */
export function CommentRow({ comment, controls }: { comment: AdminComment; controls: RowControls }) {
  const { author, text, training, teamName, at, reports } = comment;
  return (
    <WaitingRow person={author} title={training} words={labels.comments} controls={controls}>
      <span className={styles.text}>
        <span className={styles.quote}>{text}</span>
        <span className={styles.quiet}>
          {[training, teamName, formatDateTime(at)].filter((part) => part !== '').join(' · ')}
        </span>
        <Status tone="warning" icon={<Icon name="flag" size={16} />}>
          {labels.reports(reports)}
        </Status>
      </span>
    </WaitingRow>
  );
}
