import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Field, TextInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './log-in.module.css';

interface UsernameStepProps {
  readonly username: string;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  onType(username: string): void;
  onSubmit(username: string): Promise<boolean>;
  onFirstAccess(): void;
  onForgotten(): void;
}

export function UsernameStep({
  username,
  fault,
  isBusy,
  onType,
  onSubmit,
  onFirstAccess,
  onForgotten,
}: UsernameStepProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await onSubmit(username))) field.current?.focus();
  }

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={styles.heading}>{labels.heading}</h1>
      <Field label={labels.username} error={fault}>
        <TextInput
          ref={field}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          value={username}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
        {labels.next}
      </Button>
      <div className={styles.links}>
        <Button variant="ghost" size="small" onClick={onForgotten}>
          {labels.forgotBeforePassword}
        </Button>
        <Button variant="ghost" size="small" onClick={onFirstAccess}>
          {labels.firstAccess}
        </Button>
      </div>
    </form>
  );
}
