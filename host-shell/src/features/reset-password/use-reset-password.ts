import { useState } from 'react';
import { call } from '@shared-kit/runtime/api';
import { resetPassword } from '@shared-kit/contracts/identity';
import { fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { endSession } from '@shared-kit/runtime/session';
import { confirmationFault, passwordFault } from '../../lib/new-password/password.rules.ts';

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

const schema = fieldRules<NewPassword>({
  password: passwordFault,
  confirmation: (confirmation, { password }) => confirmationFault(password, confirmation),
});

/** Saves the new password with the token of the e-mailed link. */
export function useResetPassword(token: string) {
  const [isDone, setDone] = useState(false);
  const form = useApiForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    reValidateMode: 'onSubmit',
    submit: async ({ password }) => {
      await call(resetPassword, { body: { token, password } });
      // The server has ended all sessions of this person, including this browser's.
      endSession();
      setDone(true);
    },
  });
  return { ...form, isDone };
}
