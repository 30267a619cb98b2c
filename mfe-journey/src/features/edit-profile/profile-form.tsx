import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { User } from 'shared-kit/contracts/identity';
import { applyMask, maskCpf, maskPhone } from 'shared-kit/format';
import { Alert, Button, Card, CardHeader, Cluster, Field, Stack, TextInput } from 'shared-kit/ui';
import { labels } from './labels.ts';
import { PreferenceBoxes } from './preference-boxes.tsx';
import styles from './profile.module.css';
import { usePreferences } from './use-preferences.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

interface ProfileFormProps {
  readonly user: User;
  /** Somebody gives support: they look, and the person changes. */
  readonly isReadOnly: boolean;
  onSaved(user: User): void;
  onCancel(): void;
}

/** The person's own data (A2p-04..A2p-12). */
export function ProfileForm({ user, isReadOnly, onSaved, onCancel }: ProfileFormProps) {
  const { notice, ...notices } = useSaveNotice();
  const { field, errors, isBusy, save, restore } = useProfileForm(user, notices, onSaved);
  const preferences = usePreferences(user, notices, onSaved);
  return (
    <Card as="section" padding="large" aria-label={labels.formTitle}>
      <CardHeader title={labels.formTitle} />
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={6}>
          {isReadOnly && <Alert tone="info">{labels.inSupport}</Alert>}
          <div className={styles.fields}>
            <Field label={labels.name} isRequired className={styles.whole ?? ''} error={errors.name?.message}>
              <TextInput
                {...field('name')}
                autoComplete="name"
                autoCapitalize="words"
                maxLength={200}
                readOnly={isReadOnly}
              />
            </Field>
            <Field label={labels.login} hint={labels.readOnly}>
              <TextInput value={user.username} readOnly autoComplete="off" />
            </Field>
            <Field label={labels.email} hint={labels.readOnly}>
              <TextInput value={user.email} type="email" readOnly autoComplete="off" />
            </Field>
            <Field label={labels.cpf} error={errors.cpf?.message}>
              <TextInput
                {...masked(field('cpf'), maskCpf)}
                inputMode="numeric"
                autoComplete="off"
                placeholder="999.999.999-99"
                readOnly={isReadOnly}
              />
            </Field>
            <Field label={labels.phone} error={errors.phone?.message}>
              <TextInput
                {...masked(field('phone'), maskPhone)}
                type="tel"
                autoComplete="tel-national"
                placeholder="(99) 99999-9999"
                readOnly={isReadOnly}
              />
            </Field>
          </div>
          <PreferenceBoxes
            user={preferences.shown}
            isReadOnly={isReadOnly}
            onChoose={(preference, isOn) => void preferences.choose(preference, isOn)}
          />
          {notice && (
            <Alert tone={notice.tone} onDismiss={notices.dismiss}>
              {notice.text}
            </Alert>
          )}
          {!isReadOnly && (
            <Cluster justify="end">
              <Button
                variant="secondary"
                disabled={isBusy}
                onClick={() => {
                  restore();
                  notices.dismiss();
                  onCancel();
                }}
              >
                {labels.cancel}
              </Button>
              <Button type="submit" isBusy={isBusy}>
                {labels.save}
              </Button>
            </Cluster>
          )}
        </Stack>
      </form>
    </Card>
  );
}

function masked({ onChange, ...field }: UseFormRegisterReturn, mask: (text: string) => string) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      applyMask(event, mask);
      return onChange(event);
    },
  };
}
