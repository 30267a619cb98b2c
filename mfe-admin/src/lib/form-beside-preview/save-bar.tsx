import { Button, Cluster } from '@shared-kit/ui';
import styles from './form-beside-preview.module.css';

interface SaveBarProps {
  isChanged: boolean;
  isBusy: boolean;
  onDiscard: () => void;
  labels: { readonly unsaved: string; readonly discard: string; readonly save: string };
}

/** Bar that saves the form or discards its changes. It stays in sight on wide screens. */
export function SaveBar({ isChanged, isBusy, onDiscard, labels }: SaveBarProps) {
  return (
    <div className={styles.actions}>
      <span className={styles.unsaved} role="status">
        {isChanged ? labels.unsaved : ''}
      </span>
      <Cluster justify="end">
        <Button variant="secondary" disabled={!isChanged || isBusy} onClick={onDiscard}>
          {labels.discard}
        </Button>
        <Button type="submit" isBusy={isBusy} disabled={!isChanged}>
          {labels.save}
        </Button>
      </Cluster>
    </div>
  );
}
