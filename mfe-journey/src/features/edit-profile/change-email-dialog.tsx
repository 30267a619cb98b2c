import { call } from '@shared-kit/runtime/api';
import { changeEmail, emailSchema } from '@shared-kit/contracts/identity';
import type { User } from '@shared-kit/contracts/identity';
import { PasswordField, TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { Alert, Button, Cluster, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';

interface NewEmail {
  readonly email: string;
  readonly password: string;
}

const { access } = labels;

function emailFault(email: string): string | undefined {
  return emailSchema.safeParse(email).error?.issues[0]?.message;
}

const schema = fieldRules<NewEmail>({
  email: emailFault,
  password: (password) => (password === '' ? access.passwordMissing : undefined),
});

interface ChangeEmailDialogProps {
  readonly user: User;
  onClose(): void;
  onSaved(user: User): void;
}

/** Dialog that asks for another e-mail and the password. */
export function ChangeEmailDialog({ user, onClose, onSaved }: ChangeEmailDialogProps) {
  const { form, failure, isBusy, onSubmit } = useApiForm<NewEmail>({
    schema,
    defaultValues: { email: '', password: '' },
    submit: async ({ email, password }) => {
      const reply = await call(changeEmail, { params: { id: user.idUser }, body: { email: email.trim(), password } });
      onSaved(reply.user);
    },
  });
  return (
    <Dialog isOpen title={access.dialog} description={access.dialogHelp} size="small" onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          {failure && (
            <Alert tone="danger" error={failure}>
              {failure.message}
            </Alert>
          )}
          <TextField
            form={form}
            name="email"
            label={access.newEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
          <PasswordField form={form} name="password" label={access.password} autoComplete="current-password" />
          <Cluster justify="end">
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {access.cancel}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {access.send}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
