import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { SecondStepBegun } from '../log-in.rules.ts';
import { EnrolStep } from './enrol-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { VerifyStep } from './verify-step.tsx';

interface SecondStepProps {
  readonly begun: SecondStepBegun;
  onEntered(session: LoginSession): void;
  /** The ticket is over, or the person goes back: the login starts again. */
  onOver(message?: string): void;
}

/** Asks for the second factor, or sets up the one that the company demands. */
export function SecondStep({ begun, onEntered, onOver }: SecondStepProps): ReactNode {
  const [enrolled, setEnrolled] = useState<{ session: LoginSession; codes: readonly string[] }>();
  const { ticket, step } = begun;
  if (enrolled) return <RecoveryCodes codes={enrolled.codes} onDone={() => onEntered(enrolled.session)} />;
  if (step.kind === 'verify') return <VerifyStep ticket={ticket} step={step} onEntered={onEntered} onOver={onOver} />;
  return (
    <EnrolStep
      ticket={ticket}
      totp={step.totp}
      onEnrolled={(session, codes) => setEnrolled({ session, codes })}
      onOver={onOver}
    />
  );
}
