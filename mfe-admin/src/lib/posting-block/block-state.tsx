import type { PostingBlock } from '@shared-kit/contracts/admin';
import { formatDate, formatDateTime } from '@shared-kit/contracts/calendar';
import { Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './block-state.module.css';

/** Says until when a person is blocked, why, and by whom. */
export function BlockState({ block: { until, reason, blockedBy, blockedAt } }: { block: PostingBlock }) {
  return (
    <span className={styles.state}>
      <Status tone="warning" icon={<Icon name="lock" size={16} />}>
        {labels.state(until === null ? null : formatDate(until))}
      </Status>
      <span>{labels.because(reason)}</span>
      <span className={styles.quiet}>{labels.by(blockedBy, formatDateTime(blockedAt))}</span>
    </span>
  );
}
