import type { ComponentProps, ReactNode } from 'react';
import { Alert, Button, Cluster, Stack } from '@shared-kit/ui';
import { PasswordField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly variant?: ComponentProps<typeof Button>['variant'];
  /** False for a person who logs in without a password: the server then asks for a login of a short time ago. */
  readonly hasPassword: boolean;
  /** Other words of the password's field, and of what a person without one reads in its place. */
  readonly words?: { readonly password: string; readonly withoutPassword: string };
  readonly isDisabled?: boolean;
  /** Describes the consequences of the confirmation. */
  readonly children: ReactNode;
  readonly work: (password: string) => Promise<void>;
  /** Called after the work, and when the server refuses it because something has changed meanwhile. */
  readonly onChanged?: () => void;
  readonly onClose: () => void;
}

/** Asks for the person's password before something that needs it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const {
    title,
    confirm,
    variant = 'primary',
    hasPassword,
    words = labels,
    isDisabled = false,
    children,
    onChanged,
    onClose,
  } = props;
  const { form, failure, isBusy, onSubmit } = useApiForm<{ password: string }>({
    schema: fieldRules<{ password: string }>({
      password: (password) => (hasPassword && password === '' ? labels.passwordMissing : undefined),
    }),
    defaultValues: { password: '' },
    issuesOf: ({ code, message, issues }) =>
      code === 'identity.wrong-current-password' ? [{ path: 'body.password', message }] : issues,
    submit: async ({ password }) => {
      await props.work(password);
      onChanged?.();
      onClose();
    },
    onFailure: ({ status }) => {
      if (status === 409) onChanged?.();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="small" title={title}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          {children}
          {failure && <Alert tone="danger" title={failure.message} />}
          {hasPassword ? (
            <PasswordField
              form={form}
              name="password"
              label={words.password}
              autoComplete="current-password"
              autoFocus
            />
          ) : (
            <p>{words.withoutPassword}</p>
          )}
          <Cluster justify="end">
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" variant={variant} isBusy={isBusy} disabled={isDisabled}>
              {confirm}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
