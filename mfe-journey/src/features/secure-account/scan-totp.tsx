import { confirmTotp } from '@shared-kit/contracts/identity';
import type { TotpSetup } from '@shared-kit/contracts/identity';
import { call } from '@shared-kit/runtime/api';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import styles from './secure-account.module.css';

const schema = fieldRules<{ readonly code: string }>({
  code: (code) => (code.trim() === '' ? labels.codeMissing : undefined),
});

interface ScanTotpProps {
  readonly totp: TotpSetup;
  onDone(codes: readonly string[]): void;
}

/** Shows the secret as QR code and as key, and confirms it by a code of the app. */
export function ScanTotp({ totp, onDone }: ScanTotpProps) {
  const { idUser } = useActiveSession().viewer;
  const { form, failure, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { code: '' },
    focusOnFailure: 'code',
    submit: async ({ code }) =>
      onDone((await call(confirmTotp, { params: { idUser }, body: { code: code.trim() } })).recoveryCodes),
  });
  const { size, path } = totp.qr;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        <p>{labels.scan}</p>
        <svg
          className={styles.qr}
          viewBox={`-4 -4 ${size + 8} ${size + 8}`}
          role="img"
          aria-label={labels.qr}
          shapeRendering="crispEdges"
        >
          <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <p>{labels.typeKey}</p>
        <p className={styles.key}>{totp.key}</p>
        {failure && (
          <Alert tone="danger" error={failure}>
            {failure.message}
          </Alert>
        )}
        <TextField
          form={form}
          name="code"
          label={labels.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
        />
        <Button type="submit" isFullWidth isBusy={isBusy}>
          {labels.confirm}
        </Button>
      </Stack>
    </form>
  );
}
