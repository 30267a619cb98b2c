import { formatTime } from '@shared-kit/contracts/calendar';
import { Button, Icon, Spinner, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { SaveState as State } from './use-enrolled-progress.ts';
import styles from './save-state.module.css';

/** Shows whether the progress is saved. */
export function SaveState({ save, isCompleted, onRetry }: { save: State; isCompleted: boolean; onRetry: () => void }) {
  return (
    <div className={styles.state} role="status">
      {save.kind === 'saving' && (
        <>
          <Spinner /> {labels.saving}
        </>
      )}
      {save.kind === 'waiting' && (
        <Status tone="info" icon={<Icon name="timer" size={16} />}>
          {labels.waiting(save.seconds)}
        </Status>
      )}
      {save.kind === 'failed' && (
        <>
          <Status tone="danger" icon={<Icon name="warning" size={16} />}>
            {labels.notSaved}
          </Status>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
        </>
      )}
      {save.kind === 'queued' && (
        <>
          <Status tone="info" icon={<Icon name="download" size={16} />}>
            {labels.queued}
          </Status>
          <span>{labels.queuedHint}</span>
        </>
      )}
      {isCompleted && save.kind !== 'failed' && save.kind !== 'queued' && save.kind !== 'saving' && (
        <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
          {labels.completed}
        </Status>
      )}
      {save.kind === 'saved' && <span className={styles.time}>{labels.savedAt(formatTime(save.at))}</span>}
    </div>
  );
}
