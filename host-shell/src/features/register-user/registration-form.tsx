import type { ChangeEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { applyMask, maskCpf } from 'shared-kit/format';
import { Button, Field, PasswordInput, Stack, TextInput } from 'shared-kit/ui';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { labels } from './labels.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { OpenedRegistration } from './ticket.rules.ts';
import { useRegistrationForm } from './use-registration-form.ts';
import styles from './register-user.module.css';

/** Who somebody new is: name, e-mail, CPF and a password. */
export function RegistrationForm({ opened }: { readonly opened: OpenedRegistration }): ReactNode {
  const { form, refusal, isBusy, save } = useRegistrationForm(opened);
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  // In the order of the screen: the first one that is wrong gets the focus.
  const [name, email] = [form.register('name'), form.register('email')];
  const { onChange: onCpf, ...cpf } = form.register('cpf');
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={5}>
        <div className={styles.head}>
          <h1>{labels.heading}</h1>
          <p className={styles.help}>{labels.help}</p>
        </div>
        <RefusalNotice refusal={refusal} />
        <Field label={labels.name} error={errors.name?.message}>
          <TextInput {...name} autoComplete="name" autoCapitalize="words" maxLength={200} autoFocus />
        </Field>
        <Field label={labels.email} hint={labels.emailHint} error={errors.email?.message}>
          <TextInput
            {...email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
        </Field>
        <Field label={labels.cpf} error={errors.cpf?.message}>
          <TextInput
            {...cpf}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              applyMask(event, maskCpf);
              return onCpf(event);
            }}
            inputMode="numeric"
            autoComplete="off"
            placeholder="999.999.999-99"
          />
        </Field>
        <Field
          label={labels.password}
          error={errors.password?.message}
          hint={<PasswordRequirements password={password} />}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" maxLength={200} />
        </Field>
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {labels.create}
        </Button>
      </Stack>
    </form>
  );
}
