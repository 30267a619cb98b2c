import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { call } from 'shared-kit/api';
import { activate } from 'shared-kit/contracts/identity';
import { Button, Field, PasswordInput, Stack } from 'shared-kit/ui';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { passwordFault } from '../../lib/new-password/password.rules.ts';
import { labels } from './labels.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './register-user.module.css';
import { firstName } from './ticket.rules.ts';
import type { OpenedRegistration } from './ticket.rules.ts';
import { useSubmission } from './use-submission.ts';

/** A password for somebody whose account is there already. */
export function PasswordForm({
  opened,
}: {
  readonly opened: Extract<OpenedRegistration, { kind: 'known' }>;
}): ReactNode {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const { refusal, isBusy, submit } = useSubmission();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = passwordFault(password);
    setFault(found);
    if (found !== undefined) return field.current?.focus();
    await submit(() => call(activate, { body: { ticket: opened.ticket, password } }));
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={5}>
        <div className={styles.head}>
          <h1>{labels.welcome(firstName(opened.name))}</h1>
          <p className={styles.help}>{labels.knownHelp}</p>
        </div>
        <p className={styles.who}>{opened.username}</p>
        <RefusalNotice refusal={refusal} />
        {/* Password managers look for the login beside the password. */}
        <input type="text" name="username" autoComplete="username" value={opened.username} readOnly hidden />
        <Field label={labels.newPassword} error={fault} hint={<PasswordRequirements password={password} />}>
          <PasswordInput
            ref={field}
            name="new-password"
            autoComplete="new-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
          {labels.save}
        </Button>
      </Stack>
    </form>
  );
}
