import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { formatTime } from '@shared-kit/contracts/calendar';
import { Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './lesson-save.module.css';
import type { LessonSave as Save } from './use-lesson-progress.ts';

/** Shows whether the progress of the lesson is saved, and whether it counts. */
export function LessonSave({
  save,
  status,
  isReview,
}: {
  save: Save;
  status: EnrollmentStatus | undefined;
  isReview: boolean;
}) {
  return (
    <div className={styles.state} role="status">
      {isReview ? (
        <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
          {labels.review}
        </Status>
      ) : (
        status !== undefined &&
        isDone(status) && (
          <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
            {labels.completed}
          </Status>
        )
      )}
      {save.kind === 'pending' && (
        <Status tone="warning" icon={<Icon name="offline" size={16} />}>
          {labels.pending}
        </Status>
      )}
      {save.kind === 'refused' && (
        <Status tone="danger" icon={<Icon name="alert-circle" size={16} />}>
          {labels.notSaved}
        </Status>
      )}
      {save.kind === 'saved' && <span className={styles.time}>{labels.savedAt(formatTime(save.at))}</span>}
    </div>
  );
}
