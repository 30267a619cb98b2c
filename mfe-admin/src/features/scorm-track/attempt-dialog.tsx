import { useState } from 'react';
import { REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import { Field, Stack, TextInput } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useBeginAttempt, useResetAttempts } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import styles from './scorm-track.module.css';

/** The action of the administrator: begin another attempt, or reset the current one. */
export type AttemptChange = 'begin' | 'reset';

interface AttemptDialogProps {
  change: AttemptChange;
  person: { readonly idPerson: number; readonly name: string };
  idContentItem: number;
  onClose: () => void;
}

/** Asks for a reason and says what follows before a person's attempt is changed. */
export function AttemptDialog({ change, person, idContentItem, onClose }: AttemptDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [begin, reset] = [useBeginAttempt(), useResetAttempts()];
  const { mutate, isPending } = change === 'begin' ? begin : reset;
  const words = labels[change];
  const confirm = () => {
    if (reason.trim().length < 3) return setMissing(true);
    return mutate(
      { params: { idPerson: person.idPerson }, body: { idContentItem, reason } },
      {
        onSuccess: ({ lessons }) => {
          notify({ kind: 'success', text: words.done(lessons) });
          onClose();
        },
        onError: (error) => void notify({ kind: 'error', text: error.message }),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      tone={change === 'reset' ? 'danger' : 'regular'}
      title={words.title(person.name)}
      confirmLabel={words.action}
      cancelLabel={labels.cancel}
      isBusy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack>
        <ul className={styles.consequences}>
          {words.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Field
          label={labels.reason}
          hint={labels.reasonHint}
          {...(isMissing && reason.trim().length < 3 ? { error: labels.reasonMissing } : {})}
        >
          <TextInput value={reason} maxLength={REASON_MAX_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
