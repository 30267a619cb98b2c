import type { User } from '@shared-kit/contracts/identity';
import { maskCpf, maskPhone } from '@shared-kit/ui/format';
import { Alert, Card, CardHeader, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { PreferenceBoxes } from './preference-boxes.tsx';
import styles from './profile.module.css';
import { usePreferences } from './use-preferences.ts';
import { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

interface ProfileDetailsProps {
  readonly user: User;
  /** True in a support access: only the person may change anything. */
  readonly isReadOnly: boolean;
  onSaved(user: User): void;
}

/** Person's data as text, and the preferences, each of which is saved at once (A2r-18). */
export function ProfileDetails({ user, isReadOnly, onSaved }: ProfileDetailsProps) {
  const { notice, ...notices } = useSaveNotice();
  const preferences = usePreferences(user, notices, onSaved);
  const details = [
    [labels.name, user.name],
    [labels.login, user.username],
    [labels.email, user.email],
    [labels.cpf, maskCpf(user.cpf)],
    [labels.phone, maskPhone(user.phone)],
  ] as const;
  return (
    <Card as="section" padding="large" aria-label={labels.formTitle}>
      <CardHeader title={labels.formTitle} />
      <Stack gap={6}>
        {isReadOnly && <Alert tone="info">{labels.inSupport}</Alert>}
        <dl className={styles.fields}>
          {details.map(([label, value]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value === '' ? labels.notGiven : value}</dd>
            </div>
          ))}
        </dl>
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
      </Stack>
    </Card>
  );
}
