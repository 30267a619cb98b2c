import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Field, TextInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from '../log-in.module.css';

interface CodeFormProps {
  readonly label: string;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  /** True for the digits of an authenticator app. */
  readonly isNumeric: boolean;
  onSubmit(code: string): Promise<boolean>;
}

/** Field and button for one code. A refused code is selected, so that the next one replaces it. */
export function CodeForm({ label, fault, isBusy, isNumeric, onSubmit }: CodeFormProps): ReactNode {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '' ? labels.codeMissing : undefined);
    if (typed !== '' && (await onSubmit(typed))) return;
    field.current?.focus();
    field.current?.select();
  }

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={label} error={missing ?? fault}>
        <TextInput
          ref={field}
          name="code"
          autoComplete={isNumeric ? 'one-time-code' : 'off'}
          inputMode={isNumeric ? 'numeric' : 'text'}
          autoCapitalize={isNumeric ? 'none' : 'characters'}
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
        {labels.confirm}
      </Button>
    </form>
  );
}
