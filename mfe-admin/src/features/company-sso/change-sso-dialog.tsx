import { useState } from 'react';
import type { CompanySso, SsoChange } from '@shared-kit/contracts/admin';
import { Alert, Button, Checkbox, Cluster, Stack } from '@shared-kit/ui';
import { PasswordField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { changeSso, useRefreshSso } from './company-sso.queries.ts';
import { labels } from './labels.ts';

interface ChangeSsoDialogProps {
  sso: CompanySso;
  kind: SsoChange['kind'];
  onClose: () => void;
}

/** Says what a change of the login does, and asks for the password. */
export function ChangeSsoDialog({ sso, kind, onClose }: ChangeSsoDialogProps) {
  const { version, hasPassword, isDraftTested } = sso;
  const refresh = useRefreshSso();
  const [isUntested, setUntested] = useState(false);
  const needsTest = kind === 'activate' && !isDraftTested;
  const { form, failure, isBusy, onSubmit } = useApiForm<{ password: string }>({
    schema: fieldRules<{ password: string }>({
      password: (password) => (hasPassword && password === '' ? labels.passwordMissing : undefined),
    }),
    defaultValues: { password: '' },
    issuesOf: ({ code, message, issues }) =>
      code === 'identity.wrong-current-password' ? [{ path: 'body.password', message }] : issues,
    submit: async ({ password }) => {
      await changeSso(version, kind === 'activate' ? { kind, isUntested } : { kind }, password);
      notify({ kind: 'success', text: labels.done[kind] });
      refresh();
      onClose();
    },
    onFailure: ({ status }) => {
      if (status === 409) refresh();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="small" title={labels.ask[kind]}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          <p>{labels.says[kind]}</p>
          {needsTest && (
            <Alert tone="warning" title={labels.untested}>
              <Checkbox
                label={labels.anyway}
                checked={isUntested}
                onChange={(event) => setUntested(event.target.checked)}
              />
            </Alert>
          )}
          {failure && <Alert tone="danger" title={failure.message} />}
          {hasPassword ? (
            <PasswordField form={form} name="password" label={labels.password} autoComplete="current-password" />
          ) : (
            <p>{labels.withoutPassword}</p>
          )}
          <Cluster justify="end">
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button
              type="submit"
              variant={kind === 'turn-off' ? 'danger' : 'primary'}
              isBusy={isBusy}
              disabled={needsTest && !isUntested}
            >
              {labels.confirm[kind]}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
