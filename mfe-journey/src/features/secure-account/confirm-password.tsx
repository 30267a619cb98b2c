import { useState } from 'react';
import type { TotpSetup } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Cluster, Stack } from '@shared-kit/ui';
import { PasswordField, TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import { runAction } from './run-action.ts';
import type { SecurityAction } from './security-action.rules.ts';

interface ConfirmPasswordProps {
  readonly action: SecurityAction;
  onScan(totp: TotpSetup): void;
  onDone(codes: readonly string[]): void;
  onCancel(): void;
}

interface Fields {
  readonly name: string;
  readonly password: string;
}

const schemaFor = (needsName: boolean) =>
  fieldRules<Fields>({
    name: (name) => (needsName && name.trim() === '' ? labels.nameMissing : undefined),
    password: (password) => (password === '' ? labels.passwordMissing : undefined),
  });

/** Asks for the password, and for the name of a new passkey, and makes the change. */
export function ConfirmPassword({ action, onScan, onDone, onCancel }: ConfirmPasswordProps) {
  const { idUser } = useActiveSession().viewer;
  const needsName = action.kind === 'add-passkey';
  const [hasFailed, setFailed] = useState(false);
  const { form, failure, isBusy, onSubmit } = useApiForm<Fields>({
    schema: schemaFor(needsName),
    defaultValues: { name: '', password: '' },
    submit: async (fields) => {
      setFailed(false);
      const result = await runAction(action, idUser, fields);
      if (result.kind === 'scan') onScan(result.totp);
      else if (result.kind === 'done') onDone(result.codes);
      else setFailed(true);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        <p>{labels.explain[action.kind]}</p>
        {failure && (
          <Alert tone="danger" error={failure}>
            {failure.message}
          </Alert>
        )}
        {hasFailed && <Alert tone="danger">{labels.passkeyFailed}</Alert>}
        {needsName && (
          <TextField form={form} name="name" label={labels.name} hint={labels.nameExample} maxLength={60} />
        )}
        <PasswordField form={form} name="password" label={labels.password} autoComplete="current-password" />
        <Cluster justify="end">
          <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
            {labels.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {labels.goOn}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
