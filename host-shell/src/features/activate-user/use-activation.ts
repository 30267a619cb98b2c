import { useState } from 'react';
import { ApiError, call } from 'shared-kit/api';
import { checkPin, sendPin } from 'shared-kit/contracts/identity';
import type { Activation } from 'shared-kit/contracts/identity';
import { digitsOf } from 'shared-kit/format';
import { readInTab, removeInTab, writeInTab } from 'shared-kit/session';
import { phoneFault, pinFault, refusal, sentPinSchema, stepFrom } from './activation.rules.ts';
import type { ActivationStep } from './activation.rules.ts';
import { labels } from './labels.ts';

const KEY = 'activation';

/** The two steps of the activation (A4a-01). A `fault` belongs to the field, a `warning` is what the server had to say. */
export function useActivation(
  onValidated: (validated: { activation: Exclude<Activation, { kind: 'elsewhere' }>; phone: string }) => void,
) {
  const [step, setStep] = useState<ActivationStep>(() => stepFrom(readInTab(KEY, sentPinSchema), Date.now()));
  const [phone, setPhone] = useState(step.kind === 'pin' ? step.phone : '');
  const [fault, setFault] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(missing: string | undefined, work: () => Promise<void>, otherwise: string): Promise<boolean> {
    if (isBusy) return false;
    setFault(missing);
    setWarning(undefined);
    if (missing !== undefined) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWarning(refusal(error, otherwise));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** A5-34: digits only. */
  const send = (): Promise<boolean> =>
    attempt(
      phoneFault(phone),
      async () => {
        const { message } = await call(sendPin, { body: { phone: digitsOf(phone), idAppType: '1' } });
        const sent = { phone, message, sentAt: Date.now() };
        writeInTab(KEY, sent);
        setStep({ kind: 'pin', ...sent });
      },
      labels.notSent,
    );

  const validate = (pin: string): Promise<boolean> =>
    attempt(
      pinFault(pin),
      async () => {
        const digits = digitsOf(phone);
        const { activation, message } = await call(checkPin, { body: { phone: digits, pin } });
        removeInTab(KEY);
        if (activation.kind !== 'elsewhere') return onValidated({ activation, phone: digits });
        setStep({ kind: 'phone' });
        setWarning(message);
      },
      labels.pinRefused,
    );

  function goBack(): void {
    removeInTab(KEY);
    setFault(undefined);
    setWarning(undefined);
    setStep({ kind: 'phone' });
  }

  return { step, phone, setPhone, fault, warning, isBusy, send, validate, goBack };
}
