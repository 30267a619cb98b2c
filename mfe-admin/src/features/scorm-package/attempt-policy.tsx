import { useState } from 'react';
import type { FormEvent } from 'react';
import { MAX_ATTEMPTS_ALLOWED, REASON_MAX_LENGTH, countedAttempts, newAttempts } from '@shared-kit/contracts/admin';
import type { AttemptPolicy as Policy, ScormContentDetails } from '@shared-kit/contracts/admin';
import { Alert, Button, Field, Select, TextInput } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { useSavePolicy } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import styles from './scorm-package.module.css';

const isSame = (one: Policy, other: Policy): boolean =>
  one.max === other.max && one.counts === other.counts && one.begins === other.begins;

/** Form of how many attempts a content allows, which counts, and when a new one begins. */
export function AttemptPolicy({ content, canEdit }: { content: ScormContentDetails; canEdit: boolean }) {
  const { idContentItem, policy: before, isSequenced } = content;
  const [policy, setPolicy] = useState<Policy>(before);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useSavePolicy();
  const change = (changes: Partial<Policy>) => setPolicy({ ...policy, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { params: { idContentItem }, body: { before, policy, reason } },
      {
        onSuccess: () => {
          setReason('');
          notify({ kind: 'success', text: labels.saved });
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <h2>{labels.policy}</h2>
      <p className={styles.quiet}>{isSequenced ? labels.sequencedHint : labels.policyHint}</p>
      {error && <Alert tone="danger" title={error.message} />}
      <div className={styles.fields}>
        <Field label={labels.fields.max} hint={labels.fields.maxHint}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_ATTEMPTS_ALLOWED}
            disabled={!canEdit}
            value={policy.max ?? ''}
            onChange={({ target }) => change({ max: maxIn(target.value) })}
          />
        </Field>
        <Field label={labels.fields.counts}>
          <Select
            options={countedAttempts.map((value) => ({ value, label: labels.counts[value] }))}
            disabled={!canEdit || isSequenced}
            value={policy.counts}
            onChange={({ target }) => change({ counts: target.value as Policy['counts'] })}
          />
        </Field>
        <Field label={labels.fields.begins}>
          <Select
            options={newAttempts.map((value) => ({ value, label: labels.begins[value] }))}
            disabled={!canEdit}
            value={policy.begins}
            onChange={({ target }) => change({ begins: target.value as Policy['begins'] })}
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
        <Button type="submit" disabled={isSame(policy, before)} isBusy={isPending}>
          {labels.save}
        </Button>
      )}
    </form>
  );
}

/** Returns the typed maximum within the limits; null for none. */
function maxIn(text: string): number | null {
  const max = Math.trunc(Number(text));
  return Number.isFinite(max) && max > 0 ? Math.min(max, MAX_ATTEMPTS_ALLOWED) : null;
}
