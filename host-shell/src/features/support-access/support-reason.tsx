import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { UserListItem } from 'shared-kit/contracts/identity';
import { Alert, Avatar, Button, Cluster, Field, Stack, TextArea } from 'shared-kit/ui';
import { labels } from './labels.ts';
import { useEnterSupport } from './use-enter-support.ts';
import styles from './support-access.module.css';

const maxReason = 300;

/** Says what entering means, and asks why: the person can read the answer (decision 126). */
export function SupportReason({
  person,
  onBack,
  onEntered,
}: {
  readonly person: UserListItem;
  onBack(): void;
  onEntered(): void;
}): ReactNode {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { enter, fault, missing, isBusy } = useEnterSupport(person, onEntered);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await enter(reason))) field.current?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
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
        <Field label={labels.reason} hint={labels.reasonHint} error={missing} isRequired>
          <TextArea
            ref={field}
            rows={3}
            maxLength={maxReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
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
