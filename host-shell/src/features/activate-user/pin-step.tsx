import type { ReactNode } from 'react';
import { TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Alert, Button } from '@shared-kit/ui';
import { pinFault, refusal, typedPin } from './activation.rules.ts';
import type { SentPin } from './activation.rules.ts';
import { labels } from './labels.ts';
import { ResendPin } from './resend-pin.tsx';
import type { useActivation } from './use-activation.ts';
import styles from './activate-user.module.css';

const schema = fieldRules<{ readonly pin: string }>({ pin: pinFault });

interface PinStepProps {
  readonly activation: ReturnType<typeof useActivation>;
  readonly sent: SentPin;
}

export function PinStep({ activation, sent }: PinStepProps): ReactNode {
  const { warning, setWarning, isResending, resend, validate, goBack } = activation;
  const { form, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { pin: '' },
    reValidateMode: 'onSubmit',
    submit: async ({ pin }) => {
      if (!isResending) await validate(pin);
    },
    onInvalid: () => setWarning(undefined),
    onFailure: (error) => {
      setWarning(refusal(error, labels.pinRefused));
      form.setFocus('pin', { shouldSelect: true });
    },
  });

  async function sendAnother(): Promise<boolean> {
    if (isBusy) return false;
    const isSent = await resend();
    if (isSent) form.reset();
    form.setFocus('pin');
    return isSent;
  }

  return (
    <form className={styles.step} noValidate onSubmit={onSubmit}>
      <div className={styles.head}>
        <h1>{labels.headingPin}</h1>
        <p className={styles.help}>{sent.message}</p>
      </div>
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
      <TextField
        form={form}
        name="pin"
        autoFocus
        label={labels.pin}
        mask={typedPin}
        className={styles.pin}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
      />
      <div className={styles.actions}>
        <Button variant="secondary" size="large" onClick={goBack}>
          {labels.back}
        </Button>
        <Button type="submit" size="large" className={styles.grow} isBusy={isBusy || isResending}>
          {labels.validate}
        </Button>
      </div>
      <ResendPin sent={sent} onResend={sendAnother} />
    </form>
  );
}
