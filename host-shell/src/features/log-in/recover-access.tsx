import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Button, Field, Spinner, TextInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useRecoverAccess } from './use-recover-access.ts';
import styles from './log-in.module.css';

interface RecoverAccessProps {
  readonly reason: 'forgotten' | 'first-access';
  readonly username: string;
  onType(username: string): void;
  onBack(): void;
}

/** Form that requests the e-mail whose link sets a first or a new password. */
export function RecoverAccess({ reason, username, onType, onBack }: RecoverAccessProps): ReactNode {
  const { state, send } = useRecoverAccess();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await send(username))) field.current?.focus();
  }

  const isSending = state.kind === 'sending';
  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={styles.heading}>
        {reason === 'forgotten' ? labels.recover.forgotten : labels.recover.firstAccess}
      </h1>
      <p className={styles.help}>{labels.recover.help}</p>
      <Field label={labels.username} error={state.kind === 'open' ? state.fault : undefined}>
        <TextInput
          ref={field}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          value={username}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      {state.kind === 'sent' && <Alert tone="success">{labels.recover.sentHelp}</Alert>}
      <div className={styles.actions}>
        <Button variant="secondary" size="large" onClick={onBack}>
          {labels.recover.back}
        </Button>
        <Button
          type="submit"
          size="large"
          className={styles.grow}
          aria-disabled={isSending || undefined}
          icon={isSending ? <Spinner /> : undefined}
        >
          {isSending ? labels.recover.sending : labels.recover.send}
        </Button>
      </div>
    </form>
  );
}
