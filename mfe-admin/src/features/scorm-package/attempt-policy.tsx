import { MAX_ATTEMPTS_ALLOWED, REASON_MAX_LENGTH, countedAttempts, newAttempts } from '@shared-kit/contracts/admin';
import type { AttemptPolicy as Policy, ScormContentDetails } from '@shared-kit/contracts/admin';
import { Alert, Button } from '@shared-kit/ui';
import { SelectField, TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { issuesBelow } from '../../lib/issues-below.ts';
import { useSavePolicy } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import { numberOf, sizeFault } from './typed-numbers.rules.ts';
import styles from './scorm-package.module.css';

const isSame = (one: Policy, other: Policy): boolean =>
  one.max === other.max && one.counts === other.counts && one.begins === other.begins;

interface Values {
  readonly max: string;
  readonly counts: Policy['counts'];
  readonly begins: Policy['begins'];
  readonly reason: string;
}

const schema = fieldRules<Values>({
  max: (text) => sizeFault(text, { min: 1, max: MAX_ATTEMPTS_ALLOWED }),
});

/** Form of how many attempts a content allows, which counts, and when a new one begins. */
export function AttemptPolicy({ content, canEdit }: { content: ScormContentDetails; canEdit: boolean }) {
  const { idContentItem, policy: before, isSequenced } = content;
  const { mutateAsync } = useSavePolicy();
  const policyOf = ({ max, counts, begins }: Pick<Values, 'max' | 'counts' | 'begins'>): Policy => ({
    max: numberOf(max),
    counts: isSequenced ? before.counts : counts,
    begins,
  });
  const { form, failure, isBusy, onSubmit } = useApiForm<Values>({
    schema,
    defaultValues: { max: String(before.max ?? ''), counts: before.counts, begins: before.begins, reason: '' },
    issuesOf: issuesBelow('policy'),
    submit: async ({ reason, ...values }) => {
      await mutateAsync({ params: { idContentItem }, body: { before, policy: policyOf(values), reason } });
      form.resetField('reason');
      notify({ kind: 'success', text: labels.saved });
    },
  });
  const [max, counts, begins] = useWatch({ control: form.control, name: ['max', 'counts', 'begins'] });
  return (
    <form noValidate onSubmit={onSubmit}>
      <h2>{labels.policy}</h2>
      <p className={styles.quiet}>{isSequenced ? labels.sequencedHint : labels.policyHint}</p>
      {failure && <Alert tone="danger" title={failure.message} />}
      <div className={styles.fields}>
        <TextField
          form={form}
          name="max"
          label={labels.fields.max}
          hint={labels.fields.maxHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_ATTEMPTS_ALLOWED}
          disabled={!canEdit}
        />
        <SelectField
          form={form}
          name="counts"
          label={labels.fields.counts}
          options={countedAttempts.map((value) => ({ value, label: labels.counts[value] }))}
          disabled={!canEdit || isSequenced}
        />
        <SelectField
          form={form}
          name="begins"
          label={labels.fields.begins}
          options={newAttempts.map((value) => ({ value, label: labels.begins[value] }))}
          disabled={!canEdit}
        />
        {canEdit && (
          <TextField
            form={form}
            name="reason"
            label={labels.fields.reason}
            hint={labels.fields.reasonHint}
            maxLength={REASON_MAX_LENGTH}
          />
        )}
      </div>
      {canEdit && (
        <Button type="submit" disabled={isSame(policyOf({ max, counts, begins }), before)} isBusy={isBusy}>
          {labels.save}
        </Button>
      )}
    </form>
  );
}
