import type { ReactNode } from 'react';
import { enrolAtLogin } from '@shared-kit/contracts/identity';
import type { LoginSession, TotpSetup } from '@shared-kit/contracts/identity';
import { call } from '@shared-kit/runtime/api';
import { Button, Stack } from '@shared-kit/ui';
import { CodeForm } from './code-form.tsx';
import { labels } from './labels.ts';
import { useAttempt } from './use-attempt.ts';
import styles from '../log-in.module.css';

interface EnrolStepProps {
  readonly ticket: string;
  readonly totp: TotpSetup;
  onEnrolled(session: LoginSession, codes: readonly string[]): void;
  onOver(message?: string): void;
}

/** Sets up the authenticator app that the company demands, before the session starts. */
export function EnrolStep({ ticket, totp, onEnrolled, onOver }: EnrolStepProps): ReactNode {
  const { fault, isBusy, attempt } = useAttempt(onOver);
  const confirm = (code: string) =>
    attempt(async () => {
      const { session, recoveryCodes } = await call(enrolAtLogin, { body: { ticket, code } });
      onEnrolled(session, recoveryCodes);
    });
  const { size, path } = totp.qr;
  return (
    <Stack gap={5}>
      <div>
        <h1>{labels.enrolHeading}</h1>
        <p className={styles.below}>{labels.enrolHelp}</p>
      </div>
      <div>
        <p>{labels.scan}</p>
        <svg className={styles.qr} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={labels.qr}>
          <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <p>{labels.typeKey}</p>
        <p className={styles.key}>{totp.key}</p>
      </div>
      <CodeForm label={labels.code} isNumeric fault={fault} isBusy={isBusy} onSubmit={confirm} />
      <Button variant="ghost" size="small" onClick={() => onOver()}>
        {labels.back}
      </Button>
    </Stack>
  );
}
