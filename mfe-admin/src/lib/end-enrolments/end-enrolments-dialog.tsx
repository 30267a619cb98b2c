import { useState } from 'react';
import { MAX_ENROLLED_AT_ONCE, REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { EnrolmentSelection } from '@shared-kit/contracts/admin';
import { Alert, Button, Field, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { useEndManyEnrolments } from '../enrolments.queries.ts';
import { BatchResults } from '../enrolment-batch/batch-results.tsx';
import { EndingConsequences } from './ending-consequences.tsx';
import { labels } from './labels.ts';

interface EndEnrolmentsDialogProps {
  selection: EnrolmentSelection;
  count: number;
  /** Called with whether the enrolments were ended. */
  onClose: (isSent: boolean) => void;
  /** Called with the reason for a short selection, whose enrolments end after ten seconds. Until then it can be undone. */
  onConfirm: (reason: string) => void;
}

/**
 * Dialog that says what ending enrolments means, and asks for the reason. Many enrolments are ended by a job, which the
 * dialog then shows.
 */
export function EndEnrolmentsDialog({ selection, count, onClose, onConfirm }: EndEnrolmentsDialogProps) {
  const [reason, setReason] = useState('');
  const end = useEndManyEnrolments();
  const isMany = count > MAX_ENROLLED_AT_ONCE;
  const confirm = () => {
    const text = reason.trim();
    if (isMany)
      end.mutate({ body: { selection, reason: text } }, { onSuccess: (sent) => sent.idBatch ?? onClose(true) });
    else onConfirm(text);
  };
  const idBatch = end.data?.idBatch ?? null;
  if (idBatch !== null)
    return (
      <Dialog
        isOpen
        onClose={() => onClose(true)}
        closesOutside={false}
        title={labels.started}
        footer={<Button onClick={() => onClose(true)}>{labels.close}</Button>}
      >
        <BatchResults idBatch={idBatch} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      size="small"
      title={labels.title(count)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {labels.back}
          </Button>
          <Button variant="danger" isBusy={end.isPending} onClick={confirm}>
            {isMany ? labels.confirmMany : labels.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {end.error && <Alert tone="danger" title={end.error.message} />}
        <EndingConsequences selection={selection} isMany={isMany} />
        <Field label={labels.reason} hint={labels.reasonHint}>
          <TextInput value={reason} maxLength={REASON_MAX_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
