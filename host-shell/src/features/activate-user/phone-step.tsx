import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { applyMask, maskPhone } from 'shared-kit/format';
import { Alert, Button, Field, Icon, TextInput } from 'shared-kit/ui';
import { labels } from './labels.ts';
import styles from './activate-user.module.css';

interface PhoneStepProps {
  readonly phone: string;
  readonly fault: string | undefined;
  readonly warning: string | undefined;
  readonly isBusy: boolean;
  onType(phone: string): void;
  send(): Promise<boolean>;
}

export function PhoneStep({ phone, fault, warning, isBusy, onType, send }: PhoneStepProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await send())) field.current?.focus();
  }

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.head}>
        <h1>{labels.heading}</h1>
        <p className={styles.help}>{labels.help}</p>
      </div>
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
      <Field label={labels.phone} error={fault}>
        <TextInput
          ref={field}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="send"
          placeholder="(99) 99999-9999"
          icon={<Icon name="smartphone" size={20} />}
          value={phone}
          onChange={(event) => {
            applyMask(event, maskPhone);
            onType(event.target.value);
          }}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
        {labels.send}
      </Button>
      <p className={styles.other}>
        {labels.hasAccount}{' '}
        <Button variant="ghost" size="small" to="/login?fromLP=true">
          {labels.logIn}
        </Button>
      </p>
    </form>
  );
}
