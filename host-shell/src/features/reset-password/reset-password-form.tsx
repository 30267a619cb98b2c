import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Button, Field, PasswordInput, Stack } from 'shared-kit/ui';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { labels } from './labels.ts';
import { useResetPassword } from './use-reset-password.ts';

/** A new password, typed twice. */
export function ResetPasswordForm({ token }: { readonly token: string }): ReactNode {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { faults, isBusy, isDone, save } = useResetPassword(token);

  if (isDone) {
    return (
      <Stack gap={5}>
        <h1 ref={takeFocus} tabIndex={-1}>
          {labels.done}
        </h1>
        <p>{labels.doneHelp}</p>
        <Button to="/login" size="large" isFullWidth>
          {labels.logIn}
        </Button>
      </Stack>
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(password, confirmation);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <h1>{labels.heading}</h1>
        {faults.form !== undefined && <Alert tone="danger">{faults.form}</Alert>}
        <Field label={labels.password} error={faults.password} hint={<PasswordRequirements password={password} />}>
          <PasswordInput
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label={labels.confirmation} error={faults.confirmation}>
          <PasswordInput
            name="confirmation"
            autoComplete="new-password"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
        </Field>
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {labels.save}
        </Button>
      </Stack>
    </form>
  );
}
