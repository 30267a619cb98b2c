import { call } from '@shared-kit/runtime/api';
import { enterSupportAccess } from '@shared-kit/contracts/identity';
import type { UserListItem } from '@shared-kit/contracts/identity';
import { fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { startSupportSession } from '@shared-kit/runtime/session';
import { labels } from './labels.ts';

const schema = fieldRules<{ readonly reason: string }>({
  reason: (reason) => (reason.trim() === '' ? labels.reasonMissing : undefined),
});

/** B4.13-01: enters the portal as the chosen person. */
export function useEnterSupport({ idUser }: UserListItem, onEntered: () => void) {
  const { failure, ...form } = useApiForm({
    schema,
    defaultValues: { reason: '' },
    reValidateMode: 'onSubmit',
    focusOnFailure: 'reason',
    submit: async ({ reason }) => {
      if (idUser === undefined) return;
      const { result } = await call(enterSupportAccess, { body: { idUser, reason: reason.trim() } });
      onEntered();
      startSupportSession(result);
    },
  });
  return { ...form, fault: failure?.message };
}
