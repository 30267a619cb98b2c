import type { ReactNode } from 'react';
import { maskCpf } from '@shared-kit/ui/format';
import { PasswordField, TextField, useWatch } from '@shared-kit/ui/forms';
import { Button, Stack } from '@shared-kit/ui';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { labels } from './labels.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { OpenedRegistration } from './ticket.rules.ts';
import { useRegistrationForm } from './use-registration-form.ts';
import styles from './register-user.module.css';

/** Form for a new person: name, e-mail, CPF and a password. */
export function RegistrationForm({ opened }: { readonly opened: OpenedRegistration }): ReactNode {
  const { form, failure, isBusy, onSubmit } = useRegistrationForm(opened);
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        <div className={styles.head}>
          <h1>{labels.heading}</h1>
          <p className={styles.help}>{labels.help}</p>
        </div>
        <RefusalNotice refusal={failure} />
        <TextField
          form={form}
          name="name"
          label={labels.name}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={200}
          autoFocus
        />
        <TextField
          form={form}
          name="email"
          label={labels.email}
          hint={labels.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <TextField
          form={form}
          name="cpf"
          label={labels.cpf}
          mask={maskCpf}
          inputMode="numeric"
          autoComplete="off"
          placeholder="999.999.999-99"
        />
        <PasswordField
          form={form}
          name="password"
          label={labels.password}
          hint={<PasswordRequirements password={password} />}
          autoComplete="new-password"
          maxLength={200}
        />
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {labels.create}
        </Button>
      </Stack>
    </form>
  );
}
