import type { EditedSubject } from '@shared-kit/contracts/admin';
import { Button, Cluster } from '@shared-kit/ui';
import { EditingNow } from '../editing/editing-now.tsx';
import styles from './form-beside-preview.module.css';

interface SaveBarProps {
  /** Names the form to others who have it open. */
  subject: EditedSubject;
  isChanged: boolean;
  isBusy: boolean;
  onDiscard: () => void;
  labels: { readonly unsaved: string; readonly discard: string; readonly save: string };
}

/** Bar that saves the form or discards its changes. It stays in sight on wide screens. */
export function SaveBar({ subject, isChanged, isBusy, onDiscard, labels }: SaveBarProps) {
  return (
    <div className={styles.actions}>
      <span className={styles.unsaved} role="status">
        {isChanged ? labels.unsaved : ''}
      </span>
      <Cluster justify="end">
        <EditingNow subject={subject} isEditing={isChanged} />
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
