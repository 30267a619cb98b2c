import type { ReactNode } from 'react';
import { maskPhone } from '@shared-kit/ui/format';
import { TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Alert, Button, Icon } from '@shared-kit/ui';
import { phoneFault, refusal } from './activation.rules.ts';
import { labels } from './labels.ts';
import type { useActivation } from './use-activation.ts';
import styles from './activate-user.module.css';

const schema = fieldRules<{ readonly phone: string }>({ phone: phoneFault });

export function PhoneStep({ activation }: { readonly activation: ReturnType<typeof useActivation> }): ReactNode {
  const { phone, warning, setWarning, send } = activation;
  const { form, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { phone },
    reValidateMode: 'onSubmit',
    focusOnFailure: 'phone',
    submit: (typed) => send(typed.phone),
    onInvalid: () => setWarning(undefined),
    onFailure: (error) => setWarning(refusal(error, labels.notSent)),
  });

  return (
    <form className={styles.step} noValidate onSubmit={onSubmit}>
      <div className={styles.head}>
        <h1>{labels.heading}</h1>
        <p className={styles.help}>{labels.help}</p>
      </div>
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
      <TextField
        form={form}
        name="phone"
        autoFocus
        label={labels.phone}
        mask={maskPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        placeholder="(99) 99999-9999"
        icon={<Icon name="smartphone" size={20} />}
      />
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
