import type { User } from '@shared-kit/contracts/identity';
import { maskCpf, maskPhone } from '@shared-kit/ui/format';
import { useLeaveQuestion } from '@shared-kit/runtime/router';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { TextField } from '@shared-kit/ui/forms';
import { Alert, Button, Card, CardHeader, Cluster, Field, Stack, TextInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { PreferenceBoxes } from './preference-boxes.tsx';
import styles from './profile.module.css';
import { usePreferences } from './use-preferences.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

interface ProfileFormProps {
  readonly user: User;
  onSaved(user: User): void;
  onCancel(): void;
}

/** Form with the person's own data (A2p-04..A2p-12). */
export function ProfileForm({ user, onSaved, onCancel }: ProfileFormProps) {
  const { notice, ...notices } = useSaveNotice();
  const { form, isBusy, onSubmit, isTyped } = useProfileForm(user, notices, onSaved);
  const question = useLeaveQuestion(isTyped);
  const preferences = usePreferences(user, notices, onSaved);
  return (
    <Card as="section" padding="large" aria-label={labels.formTitle}>
      <CardHeader title={labels.formTitle} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={6}>
          <div className={styles.fields}>
            {user.nameLock ? (
              <Field label={labels.name} hint={labels.nameLocked(user.nameLock.contact)} className={styles.whole}>
                <TextInput value={user.name} readOnly autoComplete="off" />
              </Field>
            ) : (
              <TextField
                form={form}
                name="name"
                label={labels.name}
                isRequired
                fieldClassName={styles.whole}
                autoComplete="name"
                autoCapitalize="words"
                maxLength={200}
              />
            )}
            <Field label={labels.login} hint={user.canChangeEmail ? labels.ownLogin : labels.readOnly}>
              <TextInput value={user.username} readOnly autoComplete="off" />
            </Field>
            <Field label={labels.email} hint={user.canChangeEmail ? labels.ownEmail : labels.readOnly}>
              <TextInput value={user.email} type="email" readOnly autoComplete="off" />
            </Field>
            <TextField
              form={form}
              name="cpf"
              label={labels.cpf}
              mask={maskCpf}
              inputMode="numeric"
              autoComplete="off"
              placeholder="999.999.999-99"
            />
            <TextField
              form={form}
              name="phone"
              label={labels.phone}
              mask={maskPhone}
              type="tel"
              autoComplete="tel-national"
              placeholder="(99) 99999-9999"
            />
          </div>
          <PreferenceBoxes
            user={preferences.shown}
            isReadOnly={false}
            onChoose={(preference, isOn) => void preferences.choose(preference, isOn)}
          />
          {notice && (
            <Alert tone={notice.tone} onDismiss={notices.dismiss}>
              {notice.text}
            </Alert>
          )}
          <Cluster justify="end">
            <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
              {labels.cancel}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {labels.save}
            </Button>
          </Cluster>
        </Stack>
      </form>
      <ConfirmDialog
        isOpen={question.isOpen}
        title={labels.leaveTitle}
        description={labels.leaveHint}
        confirmLabel={labels.leave}
        cancelLabel={labels.stay}
        onConfirm={question.leave}
        onCancel={question.stay}
      />
    </Card>
  );
}
