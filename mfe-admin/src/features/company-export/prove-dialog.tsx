import { Alert, Button, Cluster, Stack } from '@shared-kit/ui';
import { PasswordField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { useRefreshExports } from './company-export.queries.ts';
import { labels } from './labels.ts';

interface ProveDialogProps {
  kind: 'start' | 'download';
  hasPassword: boolean;
  work: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before an export starts or leaves the portal. */
export function ProveDialog({ kind, hasPassword, work, onClose }: ProveDialogProps) {
  const { dialog } = labels;
  const refresh = useRefreshExports();
  const { form, failure, isBusy, onSubmit } = useApiForm<{ password: string }>({
    schema: fieldRules<{ password: string }>({
      password: (password) => (hasPassword && password === '' ? dialog.passwordMissing : undefined),
    }),
    defaultValues: { password: '' },
    issuesOf: ({ code, message, issues }) =>
      code === 'identity.wrong-current-password' ? [{ path: 'body.password', message }] : issues,
    submit: async ({ password }) => {
      await work(password);
      refresh();
      onClose();
    },
    onFailure: ({ status }) => {
      if (status === 409) refresh();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="small" title={dialog[kind].title}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          <p>{dialog.why}</p>
          {failure && <Alert tone="danger" title={failure.message} />}
          {hasPassword ? (
            <PasswordField form={form} name="password" label={dialog.password} autoComplete="current-password" />
          ) : (
            <p>{dialog.withoutPassword}</p>
          )}
          <Cluster justify="end">
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {dialog.cancel}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {dialog[kind].confirm}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
