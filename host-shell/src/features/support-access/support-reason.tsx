import type { ReactNode } from 'react';
import type { UserListItem } from '@shared-kit/contracts/identity';
import { TextAreaField } from '@shared-kit/ui/forms';
import { Alert, Avatar, Button, Cluster, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useEnterSupport } from './use-enter-support.ts';
import styles from './support-access.module.css';

const maxReason = 300;

/** Explains what entering means and requires a reason, which the person can read (decision 126). */
export function SupportReason({
  person,
  onBack,
  onEntered,
}: {
  readonly person: UserListItem;
  onBack(): void;
  onEntered(): void;
}): ReactNode {
  const { form, fault, isBusy, onSubmit } = useEnterSupport(person, onEntered);

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        <div className={styles.person}>
          <Avatar name={person.name} src={person.photo} isDecorative />
          <div>
            <p className={styles.personName}>{person.name}</p>
            <p className={styles.personEmail}>{person.email}</p>
          </div>
        </div>
        <ul className={styles.consequences}>
          {labels.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        <TextAreaField
          form={form}
          name="reason"
          autoFocus
          label={labels.reason}
          hint={labels.reasonHint}
          isRequired
          rows={3}
          maxLength={maxReason}
        />
        <Cluster justify="end">
          <Button variant="secondary" onClick={onBack} disabled={isBusy}>
            {labels.back}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {labels.enter}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
