import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call } from 'shared-kit/api';
import { changePassword } from 'shared-kit/contracts/identity';
import { useActiveSession } from 'shared-kit/session';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { changePasswordSchema } from './change-password.schema.ts';
import type { ChangePasswordForm } from './change-password.schema.ts';
import { labels } from './labels.ts';

/** The form of a new password, and its way to the server. */
export function useChangePassword() {
  const { idUser } = useActiveSession().viewer;
  const [fault, setFault] = useState<string>();
  const [isDone, setDone] = useState(false);
  const form = useForm<ChangePasswordForm>({
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: schemaResolver(changePasswordSchema),
  });

  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFault(undefined);
    try {
      await call(changePassword, { params: { idUser }, body: { currentPassword, newPassword } });
      setDone(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // B5-56.
      if (error.status === 422)
        form.setError('currentPassword', { type: 'server', message: labels.currentWrong }, { shouldFocus: true });
      else setFault(error.message);
    }
  });

  return { form, save, fault, isDone };
}
