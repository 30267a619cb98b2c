import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Button, Field, TextInput } from 'shared-kit/ui';
import { typedPin } from './activation.rules.ts';
import type { SentPin } from './activation.rules.ts';
import { labels } from './labels.ts';
import { ResendPin } from './resend-pin.tsx';
import styles from './activate-user.module.css';

interface PinStepProps {
  readonly sent: SentPin;
  readonly fault: string | undefined;
  readonly warning: string | undefined;
  readonly isBusy: boolean;
  send(): Promise<boolean>;
  validate(pin: string): Promise<boolean>;
  goBack(): void;
}

export function PinStep({ sent, fault, warning, isBusy, send, validate, goBack }: PinStepProps): ReactNode {
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await validate(pin)) return;
    field.current?.focus();
    field.current?.select();
  }

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.head}>
        <h1>{labels.headingPin}</h1>
        <p className={styles.help}>{sent.message}</p>
      </div>
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
      <Field label={labels.pin} error={fault}>
        <TextInput
          ref={field}
          name="pin"
          className={styles.pin}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          value={pin}
          onChange={(event) => setPin(typedPin(event.target.value))}
        />
      </Field>
      <div className={styles.actions}>
        <Button variant="secondary" size="large" onClick={goBack}>
          {labels.back}
        </Button>
        <Button type="submit" size="large" className={styles.grow} isBusy={isBusy}>
          {labels.validate}
        </Button>
      </div>
      <ResendPin
        sent={sent}
        onResend={async () => {
          const isSent = await send();
          if (isSent) setPin('');
          field.current?.focus();
          return isSent;
        }}
      />
    </form>
  );
}
