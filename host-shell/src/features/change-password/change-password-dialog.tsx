import type { ReactNode } from 'react';
import { PasswordField, useWatch } from '@shared-kit/ui/forms';
import { Alert, Button, Cluster, Icon, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { labels } from './labels.ts';
import { useChangePassword } from './use-change-password.ts';
import styles from './change-password.module.css';

/** B2.16-08, B4.15-01: dialog with the form, then with a confirmation. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }): ReactNode {
  const { isDone, ...form } = useChangePassword();
  return (
    <Dialog isOpen title={labels.title} isTitleHidden={isDone} size="small" onClose={onClose}>
      {isDone ? <Done onClose={onClose} /> : <Form {...form} onClose={onClose} />}
    </Dialog>
  );
}

type FormProps = Omit<ReturnType<typeof useChangePassword>, 'isDone'> & { onClose(): void };

function Form({ form, failure, isBusy, onSubmit, onClose }: FormProps): ReactNode {
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" error={failure}>
            {failure.message}
          </Alert>
        )}
        <PasswordField form={form} name="currentPassword" label={labels.current} autoComplete="current-password" />
        <PasswordField
          form={form}
          name="newPassword"
          label={labels.next}
          hint={<PasswordRequirements password={newPassword} />}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="confirmation" label={labels.confirmation} autoComplete="new-password" />
        <Cluster justify="end">
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {labels.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {labels.save}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function Done({ onClose }: { onClose(): void }): ReactNode {
  return (
    <div className={styles.done} role="status">
      <span className={styles.mark}>
        <Icon name="check-circle" size={40} />
      </span>
      <p className={styles.doneTitle}>{labels.done}</p>
      <p className={styles.help}>{labels.doneHelp}</p>
      <Button onClick={onClose} isFullWidth autoFocus>
        {labels.close}
      </Button>
    </div>
  );
}
