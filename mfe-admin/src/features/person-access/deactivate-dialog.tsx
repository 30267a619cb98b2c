import { useState } from 'react';
import { REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import { Field, Stack, TextInput } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import styles from './person-access.module.css';

interface DeactivateDialogProps {
  name: string;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before an access is taken, and says what follows. */
export function DeactivateDialog({ name, isBusy, onConfirm, onCancel }: DeactivateDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.deactivateTitle(name)}
      confirmLabel={labels.deactivate}
      cancelLabel={labels.cancel}
      isBusy={isBusy}
      onConfirm={() => onConfirm(reason)}
      onCancel={onCancel}
    >
      <Stack>
        <ul className={styles.consequences}>
          {labels.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Field label={labels.reason} hint={labels.reasonHint}>
          <TextInput value={reason} maxLength={REASON_MAX_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
