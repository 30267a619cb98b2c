import { useState } from 'react';
import type { FormEvent } from 'react';
import { REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { ScormContentDetails } from '@shared-kit/contracts/admin';
import { LESSON_SIZE, lessonPlaces } from '@shared-kit/contracts/learning';
import type { LessonWindow as Shown } from '@shared-kit/contracts/learning';
import { Alert, Button, Field, Select, TextInput } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { useSaveWindow } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import styles from './scorm-package.module.css';

const isSame = (one: Shown, other: Shown): boolean =>
  one.width === other.width && one.height === other.height && one.opensIn === other.opensIn;

/** Form of how large the lessons of a content are, and where they open. */
export function LessonWindow({ content, canEdit }: { content: ScormContentDetails; canEdit: boolean }) {
  const { idContentItem, window: before } = content;
  const [shown, setShown] = useState<Shown>(before);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useSaveWindow();
  const change = (changes: Partial<Shown>) => setShown({ ...shown, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { params: { idContentItem }, body: { before, window: shown, reason } },
      {
        onSuccess: () => {
          setReason('');
          notify({ kind: 'success', text: labels.windowSaved });
        },
      },
    );
  };
  const size = (name: 'width' | 'height') => (
    <Field label={labels.fields[name]} hint={labels.fields.sizeHint}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={LESSON_SIZE.min}
        max={LESSON_SIZE.max}
        disabled={!canEdit}
        value={shown[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value === '' ? null : Math.trunc(Number(target.value)) })}
      />
    </Field>
  );
  return (
    <form onSubmit={submit}>
      <h2>{labels.window}</h2>
      <p className={styles.quiet}>{labels.windowHint}</p>
      {error && <Alert tone="danger" title={error.message} />}
      <div className={styles.fields}>
        {size('width')}
        {size('height')}
        <Field label={labels.fields.opensIn} hint={labels.fields.opensInHint}>
          <Select
            options={lessonPlaces.map((value) => ({ value, label: labels.places[value] }))}
            disabled={!canEdit}
            value={shown.opensIn}
            onChange={({ target }) => change({ opensIn: target.value as Shown['opensIn'] })}
          />
        </Field>
        {canEdit && (
          <Field label={labels.fields.reason} hint={labels.fields.reasonHint}>
            <TextInput
              value={reason}
              maxLength={REASON_MAX_LENGTH}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
      </div>
      {canEdit && (
        <Button type="submit" disabled={isSame(shown, before)} isBusy={isPending}>
          {labels.saveWindow}
        </Button>
      )}
    </form>
  );
}
