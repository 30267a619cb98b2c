import { useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { checkPin, sendPin } from '@shared-kit/contracts/identity';
import type { Activation } from '@shared-kit/contracts/identity';
import { digitsOf } from '@shared-kit/ui/format';
import { readInTab, removeInTab, writeInTab } from '@shared-kit/runtime/session';
import { refusal, sentPinSchema, stepFrom } from './activation.rules.ts';
import type { ActivationStep } from './activation.rules.ts';
import { labels } from './labels.ts';

const KEY = 'activation';

/** Runs the two steps of the activation (A4a-01). `warning` is the server's message about the last call. */
export function useActivation(
  onValidated: (validated: { activation: Exclude<Activation, { kind: 'elsewhere' }>; phone: string }) => void,
) {
  const [step, setStep] = useState<ActivationStep>(() => stepFrom(readInTab(KEY, sentPinSchema), Date.now()));
  const [phone, setPhone] = useState(step.kind === 'pin' ? step.phone : '');
  const [warning, setWarning] = useState<string>();
  const [isResending, setResending] = useState(false);

  /** A5-34: sends only the digits. */
  async function send(typed: string): Promise<void> {
    setWarning(undefined);
    const { message } = await call(sendPin, { body: { phone: digitsOf(typed), idAppType: '1' } });
    const sent = { phone: typed, message, sentAt: Date.now() };
    writeInTab(KEY, sent);
    setPhone(typed);
    setStep({ kind: 'pin', ...sent });
  }

  /** Sends another PIN to the same phone. Resolves to whether it was sent. */
  async function resend(): Promise<boolean> {
    if (isResending) return false;
    setResending(true);
    try {
      await send(phone);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWarning(refusal(error, labels.notSent));
      return false;
    } finally {
      setResending(false);
    }
  }

  async function validate(pin: string): Promise<void> {
    setWarning(undefined);
    const digits = digitsOf(phone);
    const { activation, message } = await call(checkPin, { body: { phone: digits, pin } });
    removeInTab(KEY);
    if (activation.kind !== 'elsewhere') return onValidated({ activation, phone: digits });
    setStep({ kind: 'phone' });
    setWarning(message);
  }

  function goBack(): void {
    removeInTab(KEY);
    setWarning(undefined);
    setStep({ kind: 'phone' });
  }

  return { step, phone, warning, setWarning, isResending, send, resend, validate, goBack };
}
