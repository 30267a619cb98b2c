import { useState } from 'react';
import { call } from '@shared-kit/runtime/api';
import { changePassword } from '@shared-kit/contracts/identity';
import { useApiForm } from '@shared-kit/ui/forms';
import { useActiveSession } from '@shared-kit/runtime/session';
import { changePasswordSchema } from './change-password.schema.ts';
import { labels } from './labels.ts';

/** Runs the form of a new password and saves it on the server. */
export function useChangePassword() {
  const { idUser } = useActiveSession().viewer;
  const [isDone, setDone] = useState(false);
  const form = useApiForm({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    // B5-56: the message belongs to the field of the current password.
    issuesOf: ({ status, issues }) =>
      status === 422 ? [{ path: 'body.currentPassword', message: labels.currentWrong }] : issues,
    submit: async ({ currentPassword, newPassword }) => {
      await call(changePassword, { params: { idUser }, body: { currentPassword, newPassword } });
      setDone(true);
    },
  });
  return { ...form, isDone };
}
