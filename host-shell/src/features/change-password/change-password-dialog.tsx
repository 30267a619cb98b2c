import type { ReactNode } from 'react';
import { Alert, Button, Cluster, Field, Icon, PasswordInput, Stack } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlays';
import { PasswordRequirements } from '../../lib/new-password/password-requirements.tsx';
import { labels } from './labels.ts';
import { useChangePassword } from './use-change-password.ts';
import styles from './change-password.module.css';

/** B2.16-08, B4.15-01: the form, then word that it is done. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }): ReactNode {
  const { form, save, fault, isDone } = useChangePassword();
  return (
    <Dialog isOpen title={labels.title} isTitleHidden={isDone} size="small" onClose={onClose}>
      {isDone ? <Done onClose={onClose} /> : <Form form={form} save={save} fault={fault} onClose={onClose} />}
    </Dialog>
  );
}

type FormProps = Omit<ReturnType<typeof useChangePassword>, 'isDone'> & { onClose(): void };

function Form({ form, save, fault, onClose }: FormProps): ReactNode {
  const { register, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={5}>
        {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        <Field label={labels.current} error={errors.currentPassword?.message}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Field
          label={labels.next}
          error={errors.newPassword?.message}
          hint={<PasswordRequirements password={watch('newPassword')} />}
        >
          <PasswordInput {...register('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label={labels.confirmation} error={errors.confirmation?.message}>
          <PasswordInput {...register('confirmation')} autoComplete="new-password" />
        </Field>
        <Cluster justify="end">
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {labels.cancel}
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
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
