import { useState } from 'react';
import { REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import { Button, Field, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

interface EndEnrolmentsDialogProps {
  count: number;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Dialog that says what ending enrolments means, and asks for the reason. */
export function EndEnrolmentsDialog({ count, onClose, onConfirm }: EndEnrolmentsDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={labels.title(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.back}
          </Button>
          <Button variant="danger" onClick={() => onConfirm(reason.trim())}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{labels.consequences}</p>
        <Field label={labels.reason} hint={labels.reasonHint}>
          <TextInput value={reason} maxLength={REASON_MAX_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
