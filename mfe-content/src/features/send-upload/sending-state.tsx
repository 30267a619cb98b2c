import { Button, Icon, Progress } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { Sending } from './sending.store.ts';
import styles from './send-upload.module.css';

/** Shows the progress of an upload, with a button to cancel it. */
export function SendingState({
  sending,
  onCancel,
}: {
  sending: Extract<Sending, { kind: 'sending' }>;
  onCancel: () => void;
}) {
  const { work, sent, isWaiting } = sending;
  const { name, size } = work.file;
  const state = sent >= size ? labels.finishing : labels.progress(sent, size);
  return (
    <div className={styles.sending}>
      <Progress percent={(100 * sent) / size} label={labels.sending(name)} showsValue />
      <p className={styles.sendingText}>
        <Icon name={isWaiting ? 'offline' : 'upload'} size={18} />
        {/* Announces only changes of the situation; the progress bar holds the numbers. */}
        <span role="status">{isWaiting ? labels.waiting : ''}</span>
        {!isWaiting && <span>{state}</span>}
      </p>
      <p className={styles.muted}>{labels.keepGoing}</p>
      <Button variant="ghost" size="small" icon={<Icon name="close" size={18} />} onClick={onCancel}>
        {labels.cancel}
      </Button>
    </div>
  );
}
