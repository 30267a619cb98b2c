import { Button, Icon, Progress } from 'shared-kit/ui';
import { labels } from './labels.ts';
import type { Sending } from './sending.store.ts';
import styles from './send-upload.module.css';

/** How far a file is on its way, and the way to give it up. */
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
        {/* Only what changes the situation is read aloud; the bar tells the figures. */}
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
