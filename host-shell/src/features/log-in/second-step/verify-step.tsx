import { useState } from 'react';
import type { ReactNode } from 'react';
import { finishSecondFactor } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { InputOf } from '@shared-kit/contracts/core';
import { call } from '@shared-kit/runtime/api';
import { answerPasskey } from '@shared-kit/runtime/session';
import { Alert, Button, Stack } from '@shared-kit/ui';
import type { SecondStepBegun } from '../log-in.rules.ts';
import { CodeForm } from './code-form.tsx';
import { labels } from './labels.ts';
import { useAttempt } from './use-attempt.ts';
import styles from '../log-in.module.css';

interface VerifyStepProps {
  readonly ticket: string;
  readonly step: Extract<SecondStepBegun['step'], { kind: 'verify' }>;
  onEntered(session: LoginSession): void;
  onOver(message?: string): void;
}

type Proof = InputOf<typeof finishSecondFactor>['body']['proof'];

/** Asks for a code of the app, a passkey or a recovery code. */
export function VerifyStep({ ticket, step, onEntered, onOver }: VerifyStepProps): ReactNode {
  const [isRecovering, setRecovering] = useState(false);
  const { fault, setFault, isBusy, attempt } = useAttempt(onOver);
  const prove = (proof: Proof) =>
    attempt(async () => onEntered(await call(finishSecondFactor, { body: { ticket, proof } })));

  async function proveByPasskey(options: Record<string, unknown>): Promise<void> {
    const response = await answerPasskey(options);
    if (response) await prove({ kind: 'passkey', response });
    else setFault(labels.passkeyFailed);
  }

  function toggle(): void {
    setFault(undefined);
    setRecovering(!isRecovering);
  }

  const { passkey, hasTotp } = step;
  const usesCode = isRecovering || hasTotp;
  return (
    <Stack gap={5}>
      <div>
        <h1>{labels.heading}</h1>
        <p className={styles.below}>
          {isRecovering ? labels.recoveryHelp : hasTotp ? labels.totpHelp : labels.passkeyHelp}
        </p>
      </div>
      {!usesCode && fault !== undefined && <Alert tone="danger">{fault}</Alert>}
      {passkey && !isRecovering && (
        <Button
          size="large"
          isFullWidth
          variant={hasTotp ? 'secondary' : 'primary'}
          isBusy={isBusy && !hasTotp}
          onClick={() => void proveByPasskey(passkey)}
        >
          {labels.passkey}
        </Button>
      )}
      {usesCode && (
        <CodeForm
          key={String(isRecovering)}
          label={isRecovering ? labels.recovery : labels.code}
          isNumeric={!isRecovering}
          fault={fault}
          isBusy={isBusy}
          onSubmit={(code) => prove({ kind: isRecovering ? 'recovery' : 'totp', code })}
        />
      )}
      {isRecovering && <p className={styles.below}>{labels.lost}</p>}
      <div className={styles.links}>
        <Button variant="ghost" size="small" onClick={toggle}>
          {isRecovering ? labels.useOther : labels.useRecovery}
        </Button>
        <Button variant="ghost" size="small" onClick={() => onOver()}>
          {labels.back}
        </Button>
      </div>
    </Stack>
  );
}
