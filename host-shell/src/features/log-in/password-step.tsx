import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Field, PasswordInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './log-in.module.css';

interface PasswordStepProps {
  readonly username: string;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  onSubmit(username: string, password: string): Promise<boolean>;
  onOtherUser(): void;
  onForgotten(): void;
}

export function PasswordStep({
  username,
  fault,
  isBusy,
  onSubmit,
  onOtherUser,
  onForgotten,
}: PasswordStepProps): ReactNode {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await onSubmit(username, password)) return;
    field.current?.focus();
    field.current?.select();
  }

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={styles.heading}>{labels.headingPassword}</h1>
      <p className={styles.who}>
        <span className={styles.whoName}>{username}</span>
        <Button variant="ghost" size="small" aria-label={labels.otherUserSpoken} onClick={onOtherUser}>
          {labels.otherUser}
        </Button>
      </p>
      {/* Password managers need the login field beside the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={labels.password} error={fault}>
        <PasswordInput
          ref={field}
          name="password"
          enterKeyHint="go"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
        {labels.logIn}
      </Button>
      <div className={styles.links}>
        <Button variant="ghost" size="small" onClick={onForgotten}>
          {labels.forgotAtPassword}
        </Button>
      </div>
    </form>
  );
}
