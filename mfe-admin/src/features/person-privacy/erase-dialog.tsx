import { useState } from 'react';
import { REASON_MAX_LENGTH, erasePerson, listConfirmations, previewErasure } from '@shared-kit/contracts/admin';
import type { AdministeredPerson } from '@shared-kit/contracts/admin';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { Alert, Field, Stack, TextInput } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useRefreshPerson } from '../../lib/person.queries.ts';
import { labels } from './labels.ts';

interface EraseDialogProps {
  readonly person: AdministeredPerson;
  /** True when a second person has to confirm. */
  readonly needsConfirmation: boolean;
  readonly onClose: () => void;
}

/** Last question before an erasure: the login of the person, and the reason. */
export function EraseDialog({ person, needsConfirmation, onClose }: EraseDialogProps) {
  const [username, setUsername] = useState('');
  const [reason, setReason] = useState('');
  const refresh = useRefreshPerson();
  const invalidate = useInvalidate();
  const erase = useApiMutation(erasePerson, {
    onSuccess: ({ state }) => {
      notify({ kind: 'success', text: state === 'asked' ? labels.asked : labels.done });
      onClose();
    },
    onSettled: () => {
      refresh();
      invalidate(previewErasure, listConfirmations);
    },
  });
  const fault = (field: string) => erase.error?.issues.find(({ path }) => path === `body.${field}`)?.message;
  const isAtField = fault('username') !== undefined || fault('reason') !== undefined;
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.dialogTitle(person.fields.name)}
      description={needsConfirmation ? labels.dialogAsks : labels.dialogText}
      confirmLabel={needsConfirmation ? labels.ask : labels.confirm}
      cancelLabel={labels.cancel}
      isBusy={erase.isPending}
      onCancel={onClose}
      onConfirm={() => erase.mutate({ params: { idPerson: person.idPerson }, body: { username, reason } })}
    >
      <Stack>
        {erase.error && !isAtField && <Alert tone="danger" title={erase.error.message} />}
        <Field label={labels.username(person.fields.username)} error={fault('username')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </Field>
        <Field label={labels.reason} hint={labels.reasonHint} error={fault('reason')}>
          <TextInput value={reason} maxLength={REASON_MAX_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
