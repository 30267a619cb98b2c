import type { ReactNode } from 'react';
import { PasswordField, useWatch } from '@shared-kit/ui/forms';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { moveFocus } from '../../lib/move-focus.ts';
import { RecoverLink } from '../../lib/recover-link/recover-link.tsx';
import { labels } from './labels.ts';
import { useResetPassword } from './use-reset-password.ts';

/** Form for a new password, typed twice. */
export function ResetPasswordForm({ token }: { readonly token: string }): ReactNode {
  const { form, failure, isBusy, isDone, onSubmit } = useResetPassword(token);
  const password = useWatch({ control: form.control, name: 'password' });

  if (isDone) {
    return (
      <Stack gap={5}>
        <h1 ref={moveFocus} tabIndex={-1}>
          {labels.done}
        </h1>
        <p>{labels.doneHelp}</p>
        <Button to="/login" size="large" isFullWidth>
          {labels.logIn}
        </Button>
      </Stack>
    );
  }

  // No password can be saved with this link any more: only another one leads on.
  if (failure?.code === 'identity.reset-link-over') {
    return (
      <Stack gap={5}>
        <h1 ref={moveFocus} tabIndex={-1}>
          {labels.over}
        </h1>
        <Alert tone="warning">{failure.message}</Alert>
        <RecoverLink />
        <Button variant="ghost" to="/login?fromLP=true">
          {labels.logIn}
        </Button>
      </Stack>
    );
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        <h1>{labels.heading}</h1>
        {failure && (
          <Alert tone="danger" error={failure}>
            {failure.message}
          </Alert>
        )}
        <PasswordField
          form={form}
          name="password"
          label={labels.password}
          hint={<PasswordRequirements password={password} />}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="confirmation" label={labels.confirmation} autoComplete="new-password" />
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {labels.save}
        </Button>
      </Stack>
    </form>
  );
}
