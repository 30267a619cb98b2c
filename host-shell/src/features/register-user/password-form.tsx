import type { ReactNode } from 'react';
import { call } from '@shared-kit/runtime/api';
import { activate } from '@shared-kit/contracts/identity';
import { PasswordField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { Button, Stack } from '@shared-kit/ui';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { passwordFault } from '../../lib/new-password/password.rules.ts';
import { labels } from './labels.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './register-user.module.css';
import { startRegisteredSession } from './start-registered-session.ts';
import { firstName } from './ticket.rules.ts';
import type { OpenedRegistration } from './ticket.rules.ts';

const schema = fieldRules<{ readonly password: string }>({ password: passwordFault });

/** Form that sets a password for an existing account. */
export function PasswordForm({
  opened,
}: {
  readonly opened: Extract<OpenedRegistration, { kind: 'known' }>;
}): ReactNode {
  const { form, failure, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
    submit: async ({ password }) =>
      startRegisteredSession(await call(activate, { body: { ticket: opened.ticket, password } })),
  });
  const typed = useWatch({ control: form.control, name: 'password' });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        <div className={styles.head}>
          <h1>{labels.welcome(firstName(opened.name))}</h1>
          <p className={styles.help}>{labels.knownHelp}</p>
        </div>
        <p className={styles.who}>{opened.username}</p>
        <RefusalNotice refusal={failure} />
        {/* Password managers need the login field beside the password. */}
        <input type="text" name="username" autoComplete="username" value={opened.username} readOnly hidden />
        <PasswordField
          form={form}
          name="password"
          autoFocus
          label={labels.newPassword}
          hint={<PasswordRequirements password={typed} />}
          autoComplete="new-password"
          maxLength={200}
        />
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {labels.save}
        </Button>
      </Stack>
    </form>
  );
}
